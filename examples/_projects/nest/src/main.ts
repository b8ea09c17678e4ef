import 'reflect-metadata';
import {
  ArgumentsHost,
  Body,
  Catch,
  Controller,
  ExceptionFilter,
  HttpCode,
  HttpException,
  Module,
  Post,
  Res,
  UploadedFiles,
  UseInterceptors,
} from '@nestjs/common';
import {NestFactory} from '@nestjs/core';
import {FilesInterceptor, NestExpressApplication} from '@nestjs/platform-express';
import type {Response} from 'express';

const PROVIDER_URL = process.env.PROVIDER_URL ?? 'https://api.openai.com/v1';
const MODELS = ['gpt-6-luna', 'gpt-6.1-terra'];
const FILE_TYPES = ['image/png', 'image/jpeg', 'audio/mpeg', 'application/pdf', 'text/plain'];

type ChatBody = {messages?: {role?: string; text?: unknown}[]; model?: string};
type ProviderMessage = {role: 'user' | 'assistant'; content: string};

function readMessages(body?: ChatBody): ProviderMessage[] {
  const list = body?.messages;
  if (!Array.isArray(list) || list.length === 0 || list.length > 20) {
    throw new HttpException('Send between 1 and 20 messages.', 400);
  }
  const messages: ProviderMessage[] = [];
  for (const message of list) {
    if (typeof message?.text !== 'string') continue;
    messages.push({role: message.role === 'user' ? 'user' : 'assistant', content: message.text});
  }
  const length = messages.reduce((sum, message) => sum + message.content.length, 0);
  if (messages.length === 0) throw new HttpException('There is no text in the request.', 400);
  if (length > 8000) throw new HttpException('The conversation is too long.', 413);
  return messages;
}

@Controller('api')
class ChatController {
  // 1. One JSON reply. Without HttpCode a POST answers 201, which the chat accepts too.
  @Post('chat')
  @HttpCode(200)
  chat(@Body() body: ChatBody) {
    return {text: `You said: ${readMessages(body).at(-1)?.content}`};
  }

  // 2. A reply in parts. @Sse() is for GET, so this route writes the events itself.
  @Post('chat-stream')
  async stream(@Body() body: ChatBody, @Res() res: Response) {
    const last = readMessages(body).at(-1);
    let open = true;
    res.on('close', () => (open = false)); // also when the user presses stop
    res.status(200).set({'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache'});
    for (const word of `You said: ${last?.content}`.split(' ')) {
      if (!open) return;
      res.write(`data: ${JSON.stringify({text: `${word} `})}\n\n`);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    res.end();
  }

  // 3. Files in `files`, text in message1, message2, …; plain JSON when no file is attached.
  @Post('files')
  @HttpCode(200)
  @UseInterceptors(
    FilesInterceptor('files', 4, {limits: {fileSize: 5_000_000, fields: 20, fieldSize: 64_000}}),
  )
  files(@UploadedFiles() files: Express.Multer.File[] | undefined, @Body() body: ChatBody) {
    if (!files?.length) {
      readMessages(body);
      return {text: 'No file was attached.'};
    }
    if (files.some((file) => !FILE_TYPES.includes(file.mimetype))) {
      throw new HttpException('This type of file is not accepted.', 415);
    }
    const names = files.map((file) => `${file.originalname} (${file.size} bytes)`);
    return {text: `Received ${names.join(', ')}.`};
  }

  // 4. Provider proxy: the key never leaves the server.
  @Post('assistant')
  @HttpCode(200)
  async assistant(@Body() body: ChatBody) {
    const messages = readMessages(body);
    const model = MODELS.find((name) => name === body.model) ?? MODELS[0];
    const reply = await fetch(`${PROVIDER_URL}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${process.env.OPENAI_API_KEY}`,
      },
      body: JSON.stringify({model, messages, max_completion_tokens: 2000}),
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null);
    if (!reply?.ok) throw new HttpException('The assistant is not available right now.', 502);
    const result = (await reply.json()) as {choices?: {message?: {content?: string}}[]};
    const text = result.choices?.[0]?.message?.content;
    if (typeof text !== 'string') throw new HttpException('The assistant gave no answer.', 502);
    return {text};
  }
}

// Every error becomes {error}, which the chat can show.
@Catch()
class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost) {
    const res = host.switchToHttp().getResponse<Response>();
    if (res.headersSent) return res.end();
    const known = error instanceof HttpException;
    if (!known) console.error(error instanceof Error ? error.name : 'Unknown error'); // no body
    res
      .status(known ? error.getStatus() : 500)
      .json({error: known ? error.message : 'The request failed.'});
  }
}

@Module({controllers: [ChatController]})
class AppModule {}

async function start() {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, {bodyParser: false});
  app.useBodyParser('json', {limit: '64kb'});
  app.useGlobalFilters(new ErrorFilter());
  app.enableCors({
    origin: process.env.ALLOWED_ORIGIN ?? 'http://localhost:3000',
    methods: ['POST'],
    allowedHeaders: ['Content-Type'],
  });
  await app.listen(Number(process.env.PORT ?? 8080));
}

start();

import {answer, readBody, readFiles} from '$lib/server/chat-server';

export function POST({request}: {request: Request}) {
  return answer(async () => {
    if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
      await readBody(request);
      return Response.json({text: 'No file was attached.'});
    }
    const files = await readFiles(request);
    const names = files.map((file) => `${file.name} (${file.size} bytes)`);
    return Response.json({text: `Received ${names.join(', ')}.`});
  });
}

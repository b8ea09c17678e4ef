/**
 * What readers call the things that a page or section is about, where its text uses other words. By doc id,
 * then by the anchor of a heading; an empty anchor is the page itself. The words are found like the heading's
 * own, a little lower, and nobody sees them.
 * It is one list in one file, so that a word which is added twice is seen.
 */
export const ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/introduction': {
    '': 'overview, about, what is deep chat, features, framework agnostic, chatbot ui, chat widget, open source license MIT, github',
  },
  'docs/installation': {
    '': 'install, setup, getting started, quick start, npm install, yarn, pnpm, cdn, unpkg, jsdelivr, script tag, import, package, bundler, vite, webpack',
    typescript: 'typescript types, type definitions, typings, d.ts, jsx intrinsic elements',
    html: 'plain html, vanilla, no framework, static page',
    react: 'install in react, several chats, multiple chats, two chats, instances',
    next: 'install in next.js',
    vue: 'install in vue',
    nuxt: 'install in nuxt',
    svelte: 'install in svelte',
    angular: 'install in angular',
    solid: 'install in solid',
  },
  'docs/connect': {
    '': 'own api, own backend, custom server, custom service, rest api, langchain, llm proxy, http',
    'connect-1': 'endpoint, url, post, put, http method, change url dynamically',
    'connect-fields':
      'headers, custom headers, set headers, auth headers, authentication headers, authorization, bearer token, basic auth, cookies, credentials, extra data, extra body fields, additional data, user id, session id, metadata, conversation id',
    'change-later': 'at runtime, dynamically, change url, change headers, change body',
    requestBodyLimits:
      'limit context, context window, conversation memory, number of messages sent, how much history is sent, send only last message, send whole conversation, max characters, tokens, truncate',
    'request-body':
      'request payload, request format, what the server receives, form data, messages array',
    Response:
      'response format, reply shape, what to return, response schema, return html, return files, return several messages, return multiple messages, text and html in one response, overwrite last message, server error',
    Stream:
      'streaming, stop button stream, stop a stream, sse, server sent events, event stream, chunks, tokens, token by token, word by word, letter by letter, typewriter, typing effect, simulate stream, real time reply, partial render',
    'stream-service-example': 'sse format, format of an sse endpoint, data lines of a stream',
    Websocket:
      'socket, ws, wss, two way, bidirectional, push, live, real time messages, open connection, line drops, comes back after a drop',
    actioncable: 'rails, ruby, socket.io, signalr, phoenix channels, reconnect',
    'status-bubble-example': 'agent is typing, live support, operator, status',
    cancel: 'cancel request, abort request',
    Handler:
      'custom function, fetch, axios, graphql, sdk, own request code, callback, intercept everything, no server, local function, mock api, generate response in code',
    Signals:
      'on response, on open, on close, stop button, abort, cancel, stop generating, interrupt stream',
  },
  'docs/directConnection/index': {
    '': 'ai provider, ai services, supported models, llm api, connect to popular api, call model from browser',
    APIKey:
      'api key, secret, token, insert key, key security, validate key, user enters own key, password field',
    FunctionsDetails: 'tool calls, function calling, arguments',
    'service-errors': 'provider error, invalid key, quota',
  },
  'docs/directConnection/OpenAI/index': {
    '': 'chatgpt, gpt, gpt-4, gpt-5, openai api',
    Chat: 'chat model, system prompt, instructions, temperature, max tokens, reasoning effort, responses api, vision, describe image, gpt-4o',
    Assistant:
      'assistants api, assistant id, thread, thread id, agent, code interpreter, file search, retrieval',
    NewAssistant: 'create assistant',
    FileToolTypes: 'code interpreter, file search, retrieval, knowledge base, rag',
    Images: 'generate image, image generation, dalle, dall-e, text to image, picture, gpt image',
    TextToSpeech: 'generate speech, voice, tts, audio reply, alloy',
    SpeechToText: 'transcribe, transcription, whisper, stt, audio to text',
    Functions: 'tools, function calling, tool calling, function handler, call my function, weather',
    Tools: 'web search, mcp server, remote mcp, file search, vector store, image generation tool',
  },
  'docs/directConnection/OpenAI/OpenAICompletions': {
    '': 'chat completions, legacy chat completions api, gpt audio',
  },
  'docs/directConnection/OpenAI/OpenAIRealtime': {
    '': 'voice agent, voice conversation, voice call, voice chat, speech to speech, talk to the model, webrtc, phone call, live voice',
    FetchEphemeralKey: 'ephemeral token, client secret, session token, temporary key',
    OpenAIRealtimeConfig:
      'turn detection, voice activity detection, vad, voice, instructions, realtime model, transcription',
    OpenAIRealtimeButtons: 'mute, hang up, start call, microphone toggle',
    OpenAIRealtimeAvatar: 'avatar animation, talking avatar',
    OpenAIRealtimeMethods: 'update session, update config, send message to agent',
    SpeechToSpeechEvents: 'started, stopped, session events',
  },
  'docs/directConnection/Claude': {
    '': 'anthropic, claude sonnet, opus, haiku, messages api',
    'vision-example': 'image input, describe picture',
    ClaudeMCPServer: 'mcp connector, remote mcp, model context protocol',
    ClaudeThinking: 'extended thinking, reasoning, budget tokens, chain of thought',
    ClaudeOutputConfig: 'structured output, json schema, effort',
  },
  'docs/directConnection/Gemini': {
    '': 'google ai, google gemini, google ai studio, bard, vertex, gemini flash, gemini pro',
    gemini: 'json response, response schema, structured output, system prompt',
  },
  'docs/directConnection/Azure': {
    '': 'microsoft, azure cognitive services, azure ai, azure openai',
    Summarization: 'summarize, summary, shorten text',
    Translation: 'translate, translator, language',
    TextToSpeech: 'azure voice, tts',
    SpeechToText: 'azure transcription, region, subscription',
    OpenAI: 'azure openai, deployment id, endpoint, api version, resource',
    AzureDataSources: 'on your data, azure search, rag, index, retrieval augmented generation',
  },
  'docs/directConnection/Mistral': {'': 'mistral ai, mixtral, pixtral, codestral, le chat'},
  'docs/directConnection/Ollama': {
    '': 'local model, local llm, run llama locally, self hosted, localhost 11434, on premise, offline, private, llama, own machine',
    'custom-url-example': 'change url, other port, remote host, base url',
    prerequisites: 'cors, OLLAMA_ORIGINS, start the server, connection refused, timeout',
  },
  'docs/directConnection/OpenRouter': {
    '': 'gateway, aggregator, router, many models with one key, unified api',
    OpenRouterReasoning: 'reasoning effort, thinking',
    OpenRouterResponseFormat: 'json output, structured output, json schema',
    'audio-example': 'audio input, voice file',
  },
  'docs/directConnection/DeepSeek': {
    '': 'deepseek reasoner, deepseek r1, deepseek v3, chinese model',
  },
  'docs/directConnection/Groq': {
    '': 'groq cloud, fast inference, lpu, llama on groq',
    TextToSpeech: 'tts, playai, voice',
  },
  'docs/directConnection/X': {
    '': 'xai, x.ai, grok, elon musk, twitter',
    Images: 'grok image, generate image, aurora',
  },
  'docs/directConnection/Cohere': {
    '': 'command r, coral, rag, documents, connectors, citations, grounded answers',
  },
  'docs/directConnection/HuggingFace': {
    '': 'hugging face, inference api, open models, transformers, hub',
    Conversation: 'conversational model, blenderbot, dialog',
    TextGeneration: 'complete text, gpt2, continue',
    Summarization: 'summarize, summary',
    Translation: 'translate, language',
    FillMask: 'masked word, bert, blank',
    QuestionAnswer: 'question answering, context, ask about a text',
    AudioSpeechRecognition: 'transcribe, whisper, asr, speech to text',
    AudioClassification: 'classify sound, emotion of voice',
    ImageClassification: 'classify picture, recognise image, object recognition',
  },
  'docs/directConnection/Perplexity': {
    '': 'sonar, online search, web answers, citations, sources, search engine, reasoning effort',
  },
  'docs/directConnection/Together': {
    '': 'together.ai, open source models, llama',
    Images: 'flux, generate image, image generation',
    TextToSpeech: 'tts, cartesia, voice',
  },
  'docs/directConnection/StabilityAI': {
    '': 'stable diffusion, stability, sdxl, image generation, generate picture, dream studio',
    TextToImage: 'generate image from prompt, width, height',
    ImageToImage: 'img2img, change a picture, variation, image strength',
    ImageToImageMasking: 'inpainting, mask, repaint, remove object, edit part of image',
    ImageToImageUpscale: 'upscale, enlarge, resolution, upscaler',
    StabilityAICommon: 'cfg scale, sampler, steps, style preset, seed, samples',
  },
  'docs/directConnection/AssemblyAI': {
    '': 'transcribe, transcription, speech to text, audio file, subtitles',
  },
  'docs/directConnection/Qwen': {'': 'alibaba, tongyi, dashscope, qwen plus, qwen vl'},
  'docs/directConnection/Kimi': {'': 'moonshot, moonshot ai, k2, long context'},
  'docs/directConnection/MiniMax': {'': 'minimax, abab, chinese model'},
  'docs/directConnection/BigModel': {
    '': 'zhipu, z.ai, glm, chatglm',
    Images: 'cogview, generate image',
    TextToSpeech: 'tts, voice',
  },
  'docs/directConnection/Dify': {
    '': 'dify workflow, dify chatflow, dify app, low code',
    dify: 'user id, same user, tell users apart',
    'file-upload-example': 'document, image',
  },
  'docs/directConnection/OpenWebUI': {
    '': 'open webui, self hosted ui, local, rag, knowledge collection',
  },
  'docs/directConnection/LiteLLM': {
    '': 'proxy, gateway, openai compatible, many models, self hosted router',
  },
  'docs/directConnection/Requesty': {'': 'router, gateway, many models, unified api'},
  'docs/messages/index': {
    '': 'conversation, chat log, bubbles',
    history:
      'initial messages, preset messages, previous messages, message history, start conversation with messages, preload, restore',
    browserStorage:
      'local storage, session storage, persist, persistence, save conversation, conversations saved, remember messages, keep after reload, page refresh, restore, cache',
    introMessage:
      'welcome message, greeting, first message, opening message, initial bot message, hello, onboarding',
    avatars:
      'profile picture, user picture, photo, icon, bot icon, logo, image beside message, face, no picture beside bubbles, hide avatar, remove avatar',
    names:
      'name of user, name of bot, username, nickname, sender, label, author, participants, display name',
    displayLoadingBubble:
      'typing indicator, loading dots, three dots, spinner, waiting, is typing, thinking, loader, loading animation, loading wheel, progress',
    LoadingToggleConfig: 'toggle loading',
    errorMessages:
      'error text, custom error, handle errors, failed request, service error, server error, something went wrong, hide error details, translate error, override error, retry',
    MessageContent:
      'message format, message type, message object, fields of a message, custom data',
    MessageRole: 'sender, user, ai, assistant, multiple agents, several bots, participants',
    'code-messages':
      'syntax highlighting, highlight code, code block, highlight.js, hljs, programming language, source code',
  },
  'docs/messages/HTML': {
    '': 'html message, rich content, widgets in message, cards, carousel, custom markup, interactive message, template',
    htmlClassUtilities:
      'click event, onclick, event listener in message, hover style, css class, handle clicks in html',
    deepChatClasses:
      'quick replies, suggestion chips, suggested questions, buttons in message, options, choices, temporary message, conversation starters, prompts',
    bubbleStyle: 'remove bubble, transparent background, no padding, full width message',
    htmlWrappers: 'wrap response, template around reply, collapsible, container for streamed text',
    customElements:
      'web component in message, react component in message, render component, widget',
    form: 'survey, input fields, contact form, submit form in message',
    feedback: 'rate answers, thumbs up, thumbs down, like, dislike, rating, stars, copy button',
    chart: 'graph, plot, visualization, chart.js, google charts',
  },
  'docs/messages/styles': {
    '': 'message look, message css, bubble color, chat bubble colours, user bubble, ai bubble, text color of messages',
    messageStyles:
      'bubble color, color of bubbles, background of messages, bubble width, font size of messages, border radius of bubbles, padding, colour of user messages, alignment',
    remarkable:
      'markdown, markdown options, markdown parser, open links in new tab, line breaks, lists, tables, bold, render html, plugin, links',
    MessageElementsStyles: 'outer container, inner container, bubble, media size, image width',
    MessageRoleStyles: 'user style, ai style, shared style, different style for bot',
    LoadingStyles: 'loading dots color, custom loading animation, spinner, replace dots',
    KatexOptions: 'math, latex, formulas, equations, mathjax, tex',
    groupedMessages: 'spacing between messages, consecutive messages, gap, hide repeated avatar',
    files: 'image size, audio player style, file style',
    'error-messages': 'error color, error bubble',
    'intro-message': 'style of welcome message',
    'loading-bubble': 'typing indicator style, dots color',
  },
  'docs/styles/index': {
    '': 'theme, look, css, appearance, colours, design, customize ui',
    style:
      'width, height, size, full width, border, rounded corners, border radius, background, background color, background image, shadow, font family, font size, remove border, resize, dimensions, transparent, resize chat',
    attachmentContainerStyle: 'file preview, attached files box, thumbnails, attachment preview',
    dropupStyles: 'menu, plus button, popup menu, dropdown',
    inputAreaStyle:
      'footer, bottom bar, background of input, input container, bottom section, hide input, hide text field, remove input, transcript',
    textInput:
      'input field, text box, textarea, placeholder text, placeholder color, hint, character limit, max length, input length, disable typing, read only, focus border, prompt box, newline, line break, enter key, shift enter',
    defaultInput:
      'prefill, initial text, default text, preset text, default value, attached files at start',
    auxiliaryStyle:
      'custom css, inject css, stylesheet, scrollbar, shadow dom css, css class, keyframes, animation, hover, override internal styles, pseudo element, media query, link color, color of links',
    CustomStyle: 'css properties, inline style, js style names',
    StatefulStyles: 'hover, click, active, pressed',
  },
  'docs/styles/buttons': {
    '': 'button look, button icon, toolbar',
    customButtons:
      'add own button, new button, extra button, button next to input, action button, toggle, switch, web search toggle, model picker',
    submitButtonStyles:
      'send button, send icon, arrow, stop button, loading icon, disabled button, submit text, hide send button, always enabled, change send icon, paper airplane, paper plane',
    CustomDropupItemStyles: 'menu item, plus menu, option in menu',
    CustomButtonState: 'toggle, active state',
    SetCustomButtonState: 'toggle button from code',
    OnClickCustomButton: 'click handler of button, button action',
    ButtonPosition:
      'move button, place button, left, right, inside, outside, position of buttons, hide in menu',
    ButtonStyles: 'icon, svg, text, container, color of icon, hover color, button size',
    ButtonInnerStyles: 'icon color, replace icon, svg content, filter',
    Tooltip: 'hint on hover, hover text, title of button, tip, popover',
    MicrophoneStyles: 'microphone button color, recording state, active microphone, unsupported',
  },
  'docs/files': {
    '': 'upload, react upload files, file upload, attachments, send files, attach documents, upload button, paperclip, import file',
    images: 'upload picture, photo, png, jpg, jpeg, image input, paste screenshot',
    gifs: 'animated image, giphy',
    camera: 'webcam, take photo, take picture, selfie, capture image, photo booth',
    audio: 'sound, music, mp3, audio file, voice file',
    microphone:
      'record voice, voice recording, voice message, voice recorder, record audio, voice note',
    mixedFiles: 'documents, pdf, docx, csv, excel, txt, zip, video, any file, all file types',
    dragAndDrop: 'drop files, drop zone, drag files',
    FileAttachments:
      'file types, allowed extensions, mime type, max files, number of files, limit uploads, restrict format, accept',
    InfoModal: 'upload popup, dialog, instructions, terms, consent before upload, modal window',
    CameraFiles: 'photo format, photo size, resolution, camera dimensions',
    AudioRecordingFiles:
      'recording length, max duration, recording time, stop recording automatically',
    AudioFormat: 'wav, mp3, ogg, webm, recording format',
  },
  'docs/speech': {
    '': 'voice, talk, audio, accessibility by voice, hands free',
    speechToText:
      'dictation, dictate, voice input, speech recognition, voice typing, transcribe speech, talk to chat, live transcription, microphone input, stt',
    textToSpeech:
      'read aloud, read messages, speak response, voice output, tts, speech synthesis, speaking, narrate, listen to answers, robot voice',
    AudioResponse: 'audio from server, auto play, play audio',
    WebSpeechOptions: 'language, browser speech, german, spanish, locale',
    AzureOptions:
      'azure speech, region, subscription key, token from server, retrieve token, auto language detection',
    TextColor: 'color of dictated text, interim color',
    Commands:
      'voice commands, stop word, trigger phrase, wake word, say stop, pause, resume, keyword',
    SubmitAfterSilence:
      'automatically send, auto submit, pause in speech, silence timeout, end of speech, goes out when they stop talking',
    SpeechEvents: 'on start, on stop, on result, listening event',
    Translations: 'replace words, correct spoken words, substitute',
    ButtonStyles: 'microphone button, recording icon',
  },
  'docs/introPanel': {
    '': 'welcome panel, welcome screen, start screen, splash, onboarding, landing panel, instructions, disclaimer, slot, child element, introduction panel, info box, empty state',
  },
  'docs/modes': {
    '': 'behaviour, layout mode',
    demo: 'mock, fake response, test without api, dummy, placeholder service, try, sandbox, canned response, simulate, prototype',
    focusMode:
      'only latest message, one question at a time, current message at the top, chatgpt scroll, hide previous messages',
    upwardsMode: 'messages from bottom, start at bottom, align messages to bottom, whatsapp like',
  },
  'docs/interceptors': {
    '': 'middleware, hook, transform, modify, adapter, convert, preprocess',
    example: 'system prompt, add a system message',
    requestInterceptor:
      'change request, modify payload, outgoing, edit headers before sending, change body, add token, refresh token, prevent sending, async, before send',
    responseInterceptor:
      'change response, modify reply, incoming, parse response, map response, other format, convert answer, post process, adapt api, after receive',
    loadHistory:
      'infinite scroll, pagination, lazy load, older messages, fetch history, load conversation from database, previous conversations, server history, restore messages',
    validateInput:
      'validation, check message, block message, prevent submit, minimum length, profanity, moderation, required, allow send, disable send',
    'validate-files': 'megabytes, mb, reject uploads, restrict uploads, file too large, pdf only',
    RequestDetails: 'body, headers',
  },
  'docs/methods': {
    '': 'api, functions, programmatic control, call from code, element reference, ref, imperative',
    getMessages: 'export chat, transcript, download conversation, read messages, save conversation',
    clearMessages:
      'reset chat, reset conversation, delete messages, clear conversation, new chat, restart, start over, empty',
    submitUserMessage:
      'send message from code, send programmatically, trigger message, ask question from outside, send from own button, auto send, send on behalf of user',
    addMessage:
      'insert message, append, push message, show message from code, bot message, system notice',
    updateMessage:
      'edit message, change message, replace message, progress, modify existing message',
    scrollToBottom: 'scroll down, jump to last message, auto scroll',
    focusInput: 'autofocus, focus text field, cursor, caret, focus on load',
    setPlaceholderText: 'change placeholder, dynamic placeholder, hint text',
    disableSubmitButton:
      'block sending, enable send button, turn off send, consent, prevent user from sending, lock',
    refreshMessages: 'rerender, redraw, reload markdown, late highlight, update view',
  },
  'docs/events': {
    '': 'callbacks, listeners, hooks, subscribe, addEventListener, detect, react to',
    analytics:
      'track, tracking, google analytics, gtag, plausible, metrics, statistics, count messages',
    onMessage:
      'new message, message received, message sent, reply arrived, log messages, on new message, save each message, listen to new messages',
    onClearMessages: 'cleared, reset, conversation deleted',
    onComponentRender: 'ready, loaded, mounted, initialised, on load, rendered, element ready',
    onInput:
      'typing, user types, keystroke, on change, text change, character counter, get input text, read user input, text typed',
    recursion: 'infinite loop, endless loop, maximum call stack',
    onError: 'request failed, error handling, catch error, error callback, log errors',
  },
  'docs/tutorial': {
    '': 'getting started, first chat, step by step, beginner, example project, how to build, walkthrough, learn',
    'go-live': 'deploy, production, publish',
  },
  'docs/glossary': {
    '': 'terms, definitions, vocabulary, what does it mean',
  },
  'docs/whats-new': {
    '': 'changelog, release notes, versions, new features, 2.5, latest version',
  },
  'docs/messages/scrolling': {
    '': 'scroll behavior, scroll position, auto scroll',
    scrollButton: 'jump to bottom, arrow button, latest message, go to end',
    hiddenMessages:
      'unread messages, new messages indicator, unread count, notification, badge, counter',
    maxVisibleMessages:
      'limit number of displayed messages, only last messages, remove old messages, performance, long conversation',
    'open-at-the-top': 'start at top, scroll to top on load, show first message',
    'follow-stream':
      'disable auto scroll, stop auto scrolling, stay at the start of the answer, streamAutoScroll',
  },
  'docs/messages/files': {
    '': 'show image, show pdf, audio player, download link, attachment in message',
    MessageFile:
      'file in message, attachment, base64, display image, play audio, download link, pdf',
  },
  'docs/guides/server-rendering': {'': 'ssr'},
  'docs/guides/csp': {'': 'csp, refused to connect, violates directive'},
  'docs/guides/troubleshooting': {
    '': 'error, errors, bug, not working, problem, help, fix, fails, debug, console error',
    'loading-dots':
      'stuck, hangs, never ends, no reply, animation keeps going, nothing comes back, blinking',
    'chat-clears': 'messages disappear, resets, loses messages',
    size: 'too small, no height, height 100%',
  },
  'docs/guides/message-actions': {
    '': 'message toolbar, buttons below message, copy message, clipboard, actions',
    'copy-code': 'copy code block, code snippet button',
    timestamps: 'time, date of message, sent at, timestamp',
    regenerate: 'try again, new answer, regenerate response, refresh reply',
    retry: 'resend, retry failed message, reconnect',
    'hidden-message':
      'trigger reply, ai starts conversation, send without showing, invisible message, proactive message',
    'hidden-prompts': 'hidden prompt, prompt template, hide user message, system instruction',
    'feedback-id': 'thumbs up down, rate message, message id, like, dislike',
    delete: 'remove message, delete single message',
  },
  'docs/guides/input-recipes': {
    '': 'prompt box, input field recipes',
    'set-text': 'set input value, change input text programmatically, prefill later, insert text',
    'swap-buttons': 'microphone and submit position, change button order',
    mentions: 'at mention, @user, autocomplete, slash commands, suggestions while typing',
    'date-picker': 'calendar, choose date, form field',
    'prompt-library': 'templates, saved prompts',
  },
  'docs/guides/conversations': {
    '': 'database, persist, multi user, threads, save on server',
    schema: 'sql, postgres, table, database schema, optimistic',
    routes: 'pagination, save messages, api',
    rooms:
      'group chat, several users, people talk together, colleagues in one conversation, multi user room, live chat, human agent, employee',
  },
  'docs/guides/limits-and-moderation': {
    '': 'limits, abuse, spam, protect, public chatbot, bill, cost, strangers',
    'rate-limits': '429, throttle, too many requests, quota',
    questions: 'moderation, profanity, personal data, block words, guardrails',
    replies: 'filter answers, unsafe content, censor',
    consent: 'gdpr, privacy, terms, disclaimer',
  },
  'docs/guides/export-and-print': {
    '': 'download chat, transcript, save as pdf, export conversation',
    print: 'printing, paper, pdf',
    import: 'load conversation from file',
  },
  'docs/guides/speech-recipes': {
    '': 'voice recipes',
    'hands-free': 'continuous listening, voice conversation, no hands',
    'own-recognizer': 'whisper, custom speech recognition, deepgram',
    unsupported: 'speech recognition in firefox, not supported in this browser',
    'azure-key': 'azure speech key, region, token route, keys and endpoint',
  },
  'docs/guides/languages': {
    '': 'i18n, localization, internationalization, translate, german, spanish, french',
    rtl: 'right to left, arabic, hebrew, persian, rtl',
    texts: 'change default texts, labels, wording',
    switch: 'change language at runtime',
  },
  'docs/guides/ai-frameworks': {
    '': 'agents, agent framework, rag',
    'status-steps': 'progress, agent steps, status message, thinking steps',
    'ai-sdk': 'vercel ai sdk, streamText, useChat',
    langchain: 'langchain js, chain, runnable',
    langgraph: 'agent graph, checkpointer, thread',
    python: 'langchain python',
  },
  'docs/guides/testing': {
    '': 'e2e, end to end test, playwright, cypress, jest, vitest, unit test',
    stream: 'mock sse',
    message: 'shadow dom test, mock server',
  },
  'docs/webModel': {
    '': 'local model, llm in the browser, offline, webllm, web llm, webgpu, on device, no server, private, client side ai, wasm, run without api, edge, data stays on the computer, nothing leaves, own laptop, own device',
    WebModelUrls: 'host model files, own model, custom model',
    WebModelLoad: 'download, preload, cache, clear cache, skip cache, load automatically',
    WebModelIntro: 'download panel, progress, upload weights, export files',
    Worker: 'web worker, background thread, freeze, performance',
    troubleshooting: 'does not load, out of memory, slow, not supported',
    models: 'which models, tinyllama, phi, mistral, gemma, size, hardware',
  },
  'docs/guides/state-and-history': {
    cause: 'chat resets, loses messages, messages disappear, refreshes by itself',
    react: 'useState, useEffect, state update refreshes chat, parent renders again',
    'server-history':
      'database, history from a database, save messages on server, store conversations, save chat history per user',
    conversations:
      'list of conversations, past threads, thread list, chat list, several chats, sidebar of conversations',
  },
  'docs/guides/styling-shadow-dom': {
    '': 'stylesheet does not affect, does not apply, rules ignored',
    'auxiliary-style': 'link color, color of links, css from outside, override internal css',
    'custom-properties':
      'dark mode, dark theme switch, prefers-color-scheme, follow the color mode of the page',
  },
  'docs/guides/openai-compatible': {
    '': 'base url, custom openai url, self hosted model, local server',
  },
  'docs/guides/floating-button': {
    '': 'floating chat button, chat widget',
    html: 'static site, cms',
    wordpress: 'wordpress, wp, cms, plugin, php, theme',
  },
  'docs/guides/accessibility': {
    '': 'accessible, a11y',
    colors: 'contrast, low vision, weak eyes, color blind, readable',
  },
  'docs/guides/api-keys': {
    '': 'hide api key, hide key, protect key, key security, expose key',
  },
  'docs/guides/tool-calling': {
    '': 'tools, function calling, call functions, functions called by the model',
    'server-loop': 'function calling server, tool calling server',
    'function-handler': 'function_handler',
  },
  'docs/guides/backend': {
    '': 'connect own server',
    response: 'return several messages, return multiple messages, text and html in one response',
    stream: 'nginx, proxy buffering, arrives in one piece',
    files: 'express file upload, file upload route, receive files, multer',
  },
  'examples/frameworks': {
    '': 'framework, which frameworks are supported, integration, example project, starter, usage',
    troubleshooting: 'window is not defined, document is not defined, not a known element, problem',
  },
  'examples/frameworks/html': {
    '': 'html, plain javascript, script tag, no framework, cdn, vanilla js',
  },
  'examples/frameworks/react': {
    '': 'jsx, react component, react example, create react app, useRef, hooks, vite react',
    'react-lazy': 'lazy load, lazy loading, code splitting',
  },
  'examples/frameworks/next': {
    '': 'nextjs, ssr, dynamic import, window is not defined, use client',
  },
  'examples/frameworks/vue': {
    '': 'vue, vuejs, vue component, composition api, isCustomElement, failed to resolve component deep-chat',
  },
  'examples/frameworks/nuxt': {
    '': 'nuxtjs, client only, plugin',
  },
  'examples/frameworks/svelte': {
    '': 'svelte component',
  },
  'examples/frameworks/sveltekit': {
    '': 'svelte kit',
  },
  'examples/frameworks/angular': {
    '': 'ng, CUSTOM_ELEMENTS_SCHEMA, angular component, ngmodule',
  },
  'examples/frameworks/solid': {
    '': 'solidjs, solid-js',
  },
  'examples/servers': {
    '': 'backend, server example, server template, proxy server, api route, boilerplate',
    express: 'node, nodejs, javascript server, typescript server, upload files with express',
    nest: 'nestjs, node',
    'spring-boot': 'java, kotlin, spring',
    go: 'golang',
    flask: 'python',
    fastapi: 'python, uvicorn, starlette, async, websocket in python',
    django: 'python, csrf, channels',
    next: 'nextjs, vercel, edge function, serverless, api route',
    sveltekit: 'svelte server, endpoint',
    websocket: 'socket server, ws',
    troubleshooting: 'cors, blocked, 404, error',
  },
  'examples/ask-your-docs': {
    '': 'rag, retrieval augmented generation, chat with documents, chat with docs, knowledge base, question answering, ask ai, docs search, documentation chatbot, own data, citations, sources',
    index: 'search index, minisearch, embeddings, vector database, vector store',
    prompt: 'prompt injection, context',
    fastapi: 'python, sqlite',
  },
  'examples/design': {
    '': 'themes, templates, skins, gallery, ui examples, look, ready-made look, copy a look, color scheme, showcase, inspiration, chat ui',
    chatGPT: 'chatgpt look, openai style, chatgpt clone, light',
    bard: 'google bard, gemini look',
    bing: 'bing chat, copilot look',
    iMessage: 'apple, ios, iphone, sms, messenger, whatsapp',
    blue: 'blue theme',
    lofi: 'sketch, black and white, wireframe, retro',
    red: 'red theme',
    violet: 'purple theme, pink',
    darkBlue: 'dark theme, night, navy, blue dark',
    darkOrange: 'dark theme, orange, terminal, black',
    groupedMessages: 'grouped bubbles, consecutive messages, slack, discord, teams',
    fullWidthInput: 'wide input, input across the whole width, bottom bar',
  },
  'examples/externalModules': {
    '': 'third party libraries, dependencies, plugins, optional packages, extensions, add-ons',
    hljs: 'highlight.js, syntax highlighting, code highlight, prism',
    katex: 'math, latex, formulas, equations',
    remarkable_plugins: 'markdown plugin, linkify, emoji plugin',
    'azure-speech': 'speech sdk, microsoft cognitive services',
    'web-model': 'deep-chat-web-llm, webllm',
  },
  'examples/Layout/fullScreen': {
    '': 'full screen, whole page, full page, full height, 100vh, full width, entire screen, whole screen, maximize, chatgpt layout, centered column, wide screen, fill window',
  },
  'examples/Layout/sticky': {
    '': 'floating button, launcher, popup chat, corner of the page, chat bubble, support widget, intercom, toggle chat, open and close chat, fixed position, bottom right, collapsible, minimize, customer support chat, chat icon',
  },
};

export default defineEventHandler(async (event) => {
  const body = await readBody(event);
  const text: unknown = body?.messages?.[0]?.text;
  if (typeof text !== 'string') {
    setResponseStatus(event, 400);
    return {error: 'There is no text in the request.'};
  }
  return {text: `You said: ${text}`};
});

/** Lets go of a body without waiting: whoever else holds a copy of it may never let go. */
function abandon(body: { cancel(): Promise<void> } | null): void {
  body?.cancel().catch(() => undefined);
}

/** Reads a request's or an answer's body as UTF-8 text; null once it is longer than `maxBytes`. */
export async function readText(source: Request | Response, maxBytes: number): Promise<string | null> {
  if (Number(source.headers.get('content-length') ?? 0) > maxBytes) {
    abandon(source.body);
    return null;
  }
  if (!source.body) return '';
  const reader = source.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > maxBytes) {
      abandon(reader);
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

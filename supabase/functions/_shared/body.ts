/** Lets go of a body without waiting: whoever else holds a copy of it may never let go. */
export function abandon(body: { cancel(): Promise<void> } | null): void {
  body?.cancel().catch(() => undefined);
}

/** Reads a request's or an answer's body; null once it is longer than `maxBytes`, the rest unread. */
export async function readBytes(
  source: Request | Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(source.headers.get('content-length') ?? 0) > maxBytes) {
    abandon(source.body);
    return null;
  }
  if (!source.body) return new Uint8Array();
  const reader = source.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      abandon(reader);
      return null;
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The same as UTF-8 text. */
export async function readText(source: Request | Response, maxBytes: number): Promise<string | null> {
  const bytes = await readBytes(source, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}

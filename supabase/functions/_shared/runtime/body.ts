/** Cancels a body without waiting, because canceling a cloned body may never finish. */
export function abandon(body: { cancel(): Promise<void> } | null): void {
  body?.cancel().catch(() => undefined);
}

/** Reads a body. Stops and returns null when it is longer than `maxBytes`. */
export async function readBytes(source: Request | Response, maxBytes: number) {
  if (Number(source.headers.get('content-length') ?? 0) > maxBytes) {
    abandon(source.body);
    return null;
  }
  if (!source.body) {
    return new Uint8Array();
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of source.body.values({ preventCancel: true })) {
    length += chunk.byteLength;
    if (length > maxBytes) {
      break;
    }
    chunks.push(chunk);
  }
  if (length <= maxBytes) {
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  }
  abandon(source.body);
  return null;
}

/** Like {@link readBytes}, decoded as UTF-8. */
export async function readText(source: Request | Response, maxBytes: number) {
  const bytes = await readBytes(source, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}

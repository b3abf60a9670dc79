import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const compressedAlready = new Set(['.woff2', '.png', '.ico']);

/** The number of bytes that hosts send for a file. They compress text at a medium quality. */
export function measureSentSize(name: string, content: Buffer): number {
  if (compressedAlready.has(extname(name))) {
    return content.length;
  }
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** The text of a file: UTF-8, UTF-16, or else Windows-1252, which older versions of Excel save. */
export function decodeFile(bytes: ArrayBuffer): string {
  const wide = detectWideEncoding(new Uint8Array(bytes.slice(0, 1_000)));
  if (wide !== null) {
    return new TextDecoder(wide).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The kind of UTF-16 that a file is in, by the mark it begins with or the zero bytes beside Latin letters. Otherwise null. */
function detectWideEncoding(start: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) {
    return 'utf-16le';
  }
  if (start[0] === 0xfe && start[1] === 0xff) {
    return 'utf-16be';
  }
  const countZeros = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  // Text in other encodings has no zero bytes.
  if (countZeros(0) === 0 && countZeros(1) === 0) {
    return null;
  }
  return countZeros(1) > countZeros(0) ? 'utf-16le' : 'utf-16be';
}

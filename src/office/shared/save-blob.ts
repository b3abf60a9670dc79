/** Hands bytes to the browser to be saved as a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the address by now; some take it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

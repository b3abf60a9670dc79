import type { ClipboardEvent, DragEvent } from 'react';

const imagesIn = (data: DataTransfer): File[] =>
  [...data.files].filter(({ type }) => type.startsWith('image/'));

/** Event handlers that receive pasted and dropped pictures. */
export const pictureEvents = (onFiles: (files: File[]) => void) => ({
  onPaste(event: ClipboardEvent) {
    const files = imagesIn(event.clipboardData);
    // Word processors also put a picture of the text on the clipboard.
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    onFiles(files);
  },
  onDragOver(event: DragEvent) {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    onFiles(imagesIn(event.dataTransfer));
  },
});

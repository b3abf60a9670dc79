const maxBytes = 600_000;
/** The longest side in pixels and the JPEG quality, tried in order until the file is small enough. */
const attempts = [1600, 1200, 800].flatMap((side) => [0.85, 0.7, 0.5].map((quality) => ({ side, quality })));

/**
 * Redraws a picture as a JPEG of at most 600 KB, which also removes the camera's data such as the location.
 * Throws when the browser can't read the file.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    for (const { side, quality } of attempts) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      const pen = canvas.getContext('2d');
      if (pen === null) break;
      // JPEG has no transparency, so transparent parts would turn black.
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
      if (drawn && drawn.size <= maxBytes) return drawn;
    }
  } finally {
    picture.close();
  }
  throw new Error('The picture could not be drawn.');
}

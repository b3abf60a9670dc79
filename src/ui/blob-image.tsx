import { type ComponentProps, type RefCallback, useCallback } from 'react';

/** Returns a ref that sets an element's `src` to the blob, and revokes the address afterward. */
export function useBlobSource(blob: Blob | undefined): RefCallback<HTMLImageElement | HTMLMediaElement> {
  return useCallback(
    (element) => {
      if (element === null || blob === undefined) {
        return;
      }
      const address = URL.createObjectURL(blob);
      element.src = address;
      return () => {
        // Sound would go on while its tab is hidden.
        if (element instanceof HTMLMediaElement) {
          element.pause();
        }
        URL.revokeObjectURL(address);
      };
    },
    [blob],
  );
}

/** Shows a picture from a blob. */
export function BlobImage({ blob, ...attributes }: Omit<ComponentProps<'img'>, 'src'> & { blob: Blob }) {
  return <img ref={useBlobSource(blob)} {...attributes} />;
}

import { type RefCallback, useCallback } from 'react';

/** Gives an element its bytes, once they are at hand. Their address lives as long as the element shows them. */
export function useBlobSource(blob: Blob | undefined): RefCallback<HTMLImageElement | HTMLAudioElement> {
  return useCallback(
    (element) => {
      if (element === null || blob === undefined) return;
      const address = URL.createObjectURL(blob);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
}

import { useCallback } from 'react';

type BlobImageProps = { blob: Blob; alt: string; className: string; onError: () => void };

/** A picture whose bytes are at hand. Its address lives as long as the element. */
export function BlobImage({ blob, ...attributes }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return;
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} {...attributes} />;
}

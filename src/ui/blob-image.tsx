import { useBlobSource } from './use-blob-source';

type BlobImageProps = { blob: Blob; alt: string; className: string; onError: () => void };

/** A picture whose bytes are at hand. */
export function BlobImage({ blob, ...attributes }: BlobImageProps) {
  return <img ref={useBlobSource(blob)} {...attributes} />;
}

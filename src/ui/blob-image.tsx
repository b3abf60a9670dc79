import { useBlobSource } from './use-blob-source';

type BlobImageProps = { blob: Blob; alt: string; className: string; onError: () => void };

/** Shows a picture from a blob. */
export function BlobImage({ blob, ...attributes }: BlobImageProps) {
  return <img ref={useBlobSource(blob)} {...attributes} />;
}

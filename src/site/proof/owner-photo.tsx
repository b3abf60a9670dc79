import type { ShownPhoto } from '../../content/proof';

type OwnerPhotoProps = {
  photo: ShownPhoto;
  sizes: string;
  className: string;
  /** For the most important picture above the fold: loads first. */
  priority?: boolean;
};

/** One of the owner's photos with its license, in the format and width that suit the browser. */
export const OwnerPhoto = ({ photo, sizes, className, priority = false }: OwnerPhotoProps) => (
  <figure>
    <picture>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <source type="image/webp" srcSet={photo.webp} sizes={sizes} />
      <img
        srcSet={photo.jpeg}
        sizes={sizes}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        className={className}
      />
    </picture>
    <figcaption className="text-sm">{photo.license}</figcaption>
  </figure>
);

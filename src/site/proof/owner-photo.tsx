import type { ShownPhoto } from '../../content/proof';

type OwnerPhotoProps = { photo: ShownPhoto; sizes: string; className: string };

/** One of the owner's photos with its license, in the format and width that suit the browser. */
export const OwnerPhoto = ({ photo, sizes, className }: OwnerPhotoProps) => (
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
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
    <figcaption className="text-sm">{photo.license}</figcaption>
  </figure>
);

import type { ShownPhoto } from '../../content/proof';

/** Half of the page's width from 640 px on. */
const sizes = '(min-width: 40rem) 50vw, 100vw';

/** The owner's photos, in the format and width that suit the browser. */
export const PhotoList = ({ photos }: { photos: readonly ShownPhoto[] }) => (
  <ul className="mt-8 grid gap-6 sm:grid-cols-2">
    {photos.map(({ alt, licence, width, height, avif, webp, jpeg }) => (
      <li key={jpeg}>
        <figure>
          <picture>
            <source type="image/avif" srcSet={avif} sizes={sizes} />
            <source type="image/webp" srcSet={webp} sizes={sizes} />
            <img
              srcSet={jpeg}
              sizes={sizes}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              className="aspect-[3/2] w-full object-cover"
            />
          </picture>
          <figcaption className="mt-1 text-sm text-steel">{licence}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
);

import type { ShownPhoto } from '../../content/proof';

/** At most half of the page's width from 768 px on. */
const sizes = '(min-width: 48rem) 50vw, 100vw';

/** The owner's photos, in the format and width that suit the browser. Renders nothing without any. */
export function PhotoList({ photos }: { photos: readonly ShownPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6">
      {photos.map(({ alt, license, width, height, avif, webp, jpeg }) => (
        <li key={jpeg} className="max-w-measure">
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
            <figcaption className="mt-1 text-sm text-steel">{license}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

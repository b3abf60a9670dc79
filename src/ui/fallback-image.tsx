import { type ComponentProps, useEffect, useRef, useState } from 'react';

const placeholder = '/placeholder.svg';

type FallbackImageProps = ComponentProps<'img'> & {
  src: string;
  alt: string;
  /** For the most important picture above the fold: loads first and decodes synchronously. */
  priority?: boolean;
};

/**
 * A picture that fades in over 200 ms and gives way to the placeholder when it can't be loaded.
 * It is hidden only by script and only while loading, so it shows without script.
 */
export function FallbackImage({ src, priority = false, className = '', ...attributes }: FallbackImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  // A picture in the page's HTML may have loaded or failed before React could listen.
  useEffect(() => {
    const element = image.current;
    if (!element) {
      return;
    }
    setIsLoading(!element.complete);
    if (element.complete && element.naturalWidth === 0) {
      setFailedSrc(src);
    }
  }, [src]);

  return (
    <img
      width={200}
      height={150}
      {...attributes}
      ref={image}
      src={failedSrc === src ? placeholder : src}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      onLoad={() => setIsLoading(false)}
      onError={() => {
        setIsLoading(false);
        setFailedSrc(src);
      }}
      className={`transition-opacity duration-200 ${isLoading ? 'opacity-0' : 'opacity-100'} ${className}`}
    />
  );
}

import { useEffect, useRef, useState } from 'react';

const placeholder = '/placeholder.svg';
const defaultSize = { width: 200, height: 150 };
const fade = { transition: 'opacity 200ms' };

type FallbackImageProps = {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** The page's most important picture: fetched first and decoded synchronously. */
  priority?: boolean;
  /** On the first screen: not lazy. */
  aboveFold?: boolean;
  className?: string;
};

/**
 * A picture that fades in over 200 ms and gives way to the placeholder when it can't be loaded
 * (spec sections 4 and 9). It is hidden only by script and only while it loads, so without script
 * it is simply there.
 */
export function FallbackImage({
  src,
  alt,
  width = defaultSize.width,
  height = defaultSize.height,
  priority = false,
  aboveFold = false,
  className = '',
}: FallbackImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // Null until script has looked: what is sent has nothing to fade, and no style of its own.
  const [isLoading, setIsLoading] = useState<boolean | null>(null);
  const shownSrc = failedSrc === src ? placeholder : src;

  useEffect(() => {
    const element = image.current;
    if (!element) return;
    const hasFailedBeforeHydration = element.complete && element.naturalWidth === 0;
    if (hasFailedBeforeHydration) setFailedSrc(src);
    setIsLoading(!element.complete);
  }, [src]);

  return (
    <img
      ref={image}
      src={shownSrc}
      alt={alt}
      width={width}
      height={height}
      loading={priority || aboveFold ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      onLoad={() => setIsLoading(false)}
      onError={() => {
        setIsLoading(false);
        setFailedSrc(src);
      }}
      style={isLoading === null ? undefined : fade}
      className={`${isLoading ? 'opacity-0' : 'opacity-100'} ${className}`}
    />
  );
}

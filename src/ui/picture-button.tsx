import { type ReactNode, type Ref, useRef } from 'react';

type PictureButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  className?: string;
  children: ReactNode;
  onFiles: (files: File[]) => void;
};

/** Opens the camera or the gallery. */
export function PictureButton({ ref, className = '', children, onFiles }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={`button button-outline ${className}`}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Without this, choosing the same file again would fire no event.
          target.value = '';
        }}
      />
    </>
  );
}

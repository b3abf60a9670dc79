import { type RefObject, useEffect, useRef, useState } from 'react';

type Editing = {
  isEditing: boolean;
  setEditing: (isEditing: boolean) => void;
  /** For the button that opens the form. It gets the focus back, because the form that had it is gone. */
  opener: RefObject<HTMLButtonElement | null>;
};

/** Something that a form replaces while it is edited. */
export function useEditing(): Editing {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return { isEditing, setEditing, opener };
}

import type { ReactNode } from 'react';

type OutsideLinkProps = { href: string; title?: string; children: ReactNode };

/** A link that leaves the office. The other page learns nothing of where it was opened from. */
export function OutsideLink({ href, title, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      title={title}
      target="_blank"
      rel="noopener noreferrer"
      className="underline wrap-anywhere"
    >
      {children}
    </a>
  );
}

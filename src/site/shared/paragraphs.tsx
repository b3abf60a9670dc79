import { RichText } from './rich-text';

type ParagraphsProps = { items: readonly string[]; className?: string };

export const Paragraphs = ({ items, className = 'max-w-measure' }: ParagraphsProps) =>
  items.map((text) => (
    <p key={text} className={className}>
      <RichText text={text} />
    </p>
  ));

/** Two columns on wide screens. */
export function ParagraphsInColumns({ items }: { items: readonly string[] }) {
  return (
    <div className="mb-8 gap-12 space-y-4 lg:columns-2">
      <Paragraphs items={items} className="max-w-measure break-inside-avoid" />
    </div>
  );
}

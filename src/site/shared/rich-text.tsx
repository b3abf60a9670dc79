import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

const marked = /(\[.+?\]\(.+?\)|\*\*.+?\*\*)/;

/**
 * A text of content/ for an element that holds nothing else: `[words](address)` is a link, `**words**` is bold. Text
 * between them is in elements of its own, so that it stays current on a translated page.
 */
export function renderRichText(text: string): string | ReactElement[] {
  if (!marked.test(text)) {
    return text;
  }
  return text.split(marked).flatMap((part, index) => {
    const [, label, address] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (address) {
      return (
        <Link key={index} to={address} className="link">
          {label}
        </Link>
      );
    }
    if (part.startsWith('**')) {
      return <strong key={index}>{part.slice(2, -2)}</strong>;
    }
    return part === '' ? [] : <span key={index}>{part}</span>;
  });
}

/** A paragraph of such a text. */
export const Paragraph = ({ text, className }: { text: string; className?: string }) => (
  <p className={className}>{renderRichText(text)}</p>
);

type ParagraphsProps = { items: readonly string[]; className?: string };

export const Paragraphs = ({ items, className = 'max-w-measure' }: ParagraphsProps) =>
  items.map((text) => <Paragraph key={text} text={text} className={className} />);

/** Two columns on wide screens. */
export const ParagraphsInColumns = ({ items }: { items: readonly string[] }) => (
  <div className="mb-8 gap-12 space-y-4 lg:columns-2">
    <Paragraphs items={items} className="max-w-measure break-inside-avoid" />
  </div>
);

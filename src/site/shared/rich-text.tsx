import { Link } from 'react-router-dom';

/** Renders a text of content/: `[words](address)` is a link, `**words**` is bold. */
export function RichText({ text }: { text: string }) {
  return text.split(/(\[.+?\]\(.+?\)|\*\*.+?\*\*)/).map((part, index) => {
    const [, label, address] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (address)
      return (
        <Link key={index} to={address} className="link">
          {label}
        </Link>
      );
    return part.startsWith('**') ? <strong key={index}>{part.slice(2, -2)}</strong> : part;
  });
}

/** A paragraph of such a text. */
export const Paragraph = ({ text, className }: { text: string; className?: string }) => (
  <p className={className}>
    <RichText text={text} />
  </p>
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

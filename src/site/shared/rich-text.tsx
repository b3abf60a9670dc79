import { Link } from 'react-router-dom';

/** Renders a text of content/: `[words](address)` is a link, `**words**` is bold. */
export function RichText({ text }: { text: string }) {
  return text.split(/(\[.+?\]\(.+?\)|\*\*.+?\*\*)/).map((part, index) => {
    const [, label, address] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (address)
      return (
        <Link
          key={index}
          to={address}
          className={address.startsWith('tel:') ? 'link py-3 whitespace-nowrap' : 'link'}
        >
          {label}
        </Link>
      );
    return part.startsWith('**') ? <strong key={index}>{part.slice(2, -2)}</strong> : part;
  });
}

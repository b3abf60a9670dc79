/** A text as a customer gets it. */
export function TextPreview({ title, text }: { title: string; text: string }) {
  return (
    <figure className="max-w-md">
      <figcaption className="text-sm text-slate">{title}</figcaption>
      <blockquote className="on-dark mt-1 rounded bg-night px-3 py-2 wrap-anywhere whitespace-pre-wrap text-white">
        {text}
      </blockquote>
    </figure>
  );
}

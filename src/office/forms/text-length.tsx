/** How long a text is. */
export function TextLength({ text, max }: { text: string; max: number }) {
  if (text === '') return null;
  return (
    <span className={text.length > max ? 'font-bold text-stop' : ''}>
      {`${text.length} of ${max} characters`}
    </span>
  );
}

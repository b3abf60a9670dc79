/** How long a text is. */
export function TextLength({ text, max }: { text: string; max: number }) {
  if (text === '') return null;
  const over = text.length - max;
  return (
    <span className={over > 0 ? 'font-bold text-stop' : ''}>
      {over > 0
        ? `${over} ${over === 1 ? 'character' : 'characters'} too many.`
        : `${text.length} of ${max} characters.`}
    </span>
  );
}

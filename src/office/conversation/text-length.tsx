import { segmentsOf } from '../../../supabase/functions/_shared/texts/segments';

/** How long a text is, and in how many segments the carrier sends and bills it. */
export function TextLength({ text, max }: { text: string; max: number }) {
  if (text === '') return null;
  const over = text.length - max;
  const { count, outsideGsm } = segmentsOf(text);
  return (
    <span className={over > 0 ? 'font-bold text-stop' : ''}>
      {over > 0
        ? `${over} ${over === 1 ? 'character' : 'characters'} too many.`
        : `${text.length} of ${max} characters, ${count} ${count === 1 ? 'segment' : 'segments'}.`}
      {over <= 0 && count > 1 && outsideGsm !== null ? ` “${outsideGsm}” makes it cost more.` : null}
    </span>
  );
}

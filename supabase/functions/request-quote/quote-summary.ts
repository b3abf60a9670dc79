import { columnsOf } from '../_shared/columns.ts';
import { canMoveChoices, smsConsent, type Quote } from '../_shared/quote.ts';

/** A request as `submit_quote` expects it: its columns, plus the consent text if it was given. */
export const quoteRow = (quote: Quote) => ({
  ...columnsOf(quote),
  ...(quote.smsConsent && { consent_text: smsConsent.text, consent_version: smsConsent.version }),
});

/**
 * A request as text for the office. The most important lines come first, because the conversation list
 * shortens it.
 */
export function quoteSummary(quote: Quote): string {
  const { name, phone, email, zip, equipment, brand, description, canMove, urgency, page } = quote;
  const isNamed = brand === null || equipment.toLowerCase().includes(brand.toLowerCase());
  const machine = isNamed ? equipment : `${equipment} (${brand})`;
  const move = canMoveChoices.find(({ value }) => value === canMove)?.label;
  const lines: [label: string, text: string | null | undefined][] = [
    ['How soon', urgency],
    ['Can it move', move],
    ['What happened', description],
    ['Name', name],
    ['Phone', phone],
    ['Email', email],
    ['Texts', quote.smsConsent ? `agreed (wording ${smsConsent.version})` : 'not agreed'],
    ['Sent from', page],
  ];
  const filledIn = lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
  return [`${machine}, ZIP ${zip}`, ...filledIn].join('\n');
}

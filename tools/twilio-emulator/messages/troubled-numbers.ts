import type { MessageStatus } from '../store.ts';

/** The statuses that a text to a number goes through, and the error that the last one brings. */
export type Ending = { journey: MessageStatus[]; errorCode: number | null };

export const delivered: Ending = { journey: ['sending', 'sent', 'delivered'], errorCode: null };

const failDelivery = (errorCode: number, explanation: string): Ending & { explanation: string } => ({
  journey: ['sending', 'sent', 'undelivered'],
  errorCode,
  explanation: `${explanation} (${errorCode})`,
});

/** Numbers whose texts fail in known ways, to see what the office shows. */
export const troubledNumbers: Record<string, Ending & { explanation: string }> = {
  '+19185550166': failDelivery(30003, 'switched off: every text ends undelivered'),
  '+19185550167': {
    journey: ['sending', 'failed'],
    errorCode: 30006,
    explanation: 'a landline: every text fails (30006)',
  },
  '+19185550168': {
    journey: ['sending', 'sent'],
    errorCode: null,
    explanation: 'its carrier never confirms: texts stay at sent',
  },
  '+19185550169': failDelivery(30007, 'its carrier filters: every text ends undelivered'),
  '+19185550170': failDelivery(30034, 'its carrier wants the business number registered: undelivered'),
};

/** What a check has to say. `mend`: what to do about it. */
export type Finding = {
  subject: string;
  state: 'ok' | 'wrong' | 'not checked' | 'to fill in';
  says: string;
  mend?: string;
};

export const ok = (subject: string, says: string): Finding => ({ subject, state: 'ok', says });
export const wrong = (subject: string, says: string, mend: string): Finding => ({
  subject,
  state: 'wrong',
  says,
  mend,
});
export const notChecked = (subject: string, says: string): Finding => ({
  subject,
  state: 'not checked',
  says,
});

/** What only the owner can put in; nothing is broken without it. */
export const toFillIn = (subject: string, says: string): Finding => ({ subject, state: 'to fill in', says });

/** One finding out of what is wrong with a thing; nothing wrong is ok. */
export function judged(subject: string, problems: readonly string[], fine: string, mend: string): Finding {
  return problems.length === 0 ? ok(subject, fine) : wrong(subject, problems.join('; '), mend);
}

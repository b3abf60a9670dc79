/** The result of a check. `fix`: what to do about it. */
export type Finding = {
  subject: string;
  state: 'ok' | 'wrong' | 'not checked' | 'to fill in';
  says: string;
  fix?: string;
};

export const reportOk = (subject: string, says: string): Finding => ({ subject, state: 'ok', says });
export const reportWrong = (subject: string, says: string, fix: string): Finding => ({
  subject,
  state: 'wrong',
  says,
  fix,
});
export const reportUnchecked = (subject: string, says: string): Finding => ({
  subject,
  state: 'not checked',
  says,
});

/** Something that only the owner can fill in. Nothing is broken without it. */
export const reportMissing = (subject: string, says: string): Finding => ({
  subject,
  state: 'to fill in',
  says,
});

/** The finding for a list of problems: ok when the list is empty. */
export function judge(subject: string, problems: readonly string[], fine: string, fix: string): Finding {
  return problems.length === 0 ? reportOk(subject, fine) : reportWrong(subject, problems.join('; '), fix);
}

/** An address without its login and query, which may contain keys. Other text as it is. */
export function hideSecrets(text: string): string {
  if (!URL.canParse(text)) {
    return text;
  }
  const { origin, pathname } = new URL(text);
  return (origin + pathname).replace(/\/$/, '');
}

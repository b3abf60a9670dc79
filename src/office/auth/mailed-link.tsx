/**
 * Links in mails lead to the login page, with a token behind `#`. Only the button spends the token: a mail filter that
 * opens the link before the person does would spend it otherwise.
 */
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { officePaths } from '../../content/office-paths';
import { ActionButton } from '../shared/action-button';
import { spendMailedLink } from './sessions';

const mailedLink = v.object({
  token_hash: v.pipe(v.string(), v.nonEmpty()),
  type: v.picklist(['signup', 'recovery', 'invite', 'magiclink', 'email_change']),
});

type MailedLink = v.InferOutput<typeof mailedLink>;

/** The fragment that Supabase Auth adds when a link is no longer valid. */
const spent = new URLSearchParams({ error: 'access_denied', error_code: 'otp_expired' }).toString();

/** The link that the fragment of an address holds, or null. */
export function readMailedLink(fragment: string): MailedLink | null {
  const parsed = v.safeParse(mailedLink, Object.fromEntries(new URLSearchParams(fragment.slice(1))));
  return parsed.success ? parsed.output : null;
}

/** Asks for the press that spends the link. Then the office opens, unless a password must be chosen first. */
export function MailedLinkStep({ link, isInvited }: { link: MailedLink; isInvited: boolean }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const spending = useMutation({
    mutationFn: () => spendMailedLink(link),
    onSuccess: (isValid) => {
      if (isValid && link.type !== 'recovery' && !isInvited) {
        void navigate(officePaths.dashboard, { replace: true });
        return;
      }
      // Without the token, or with the sign that it was no longer valid.
      void navigate({ pathname, search, hash: isValid ? '' : spent }, { replace: true });
    },
    meta: { failed: 'The link could not be checked. Please try again.' },
  });
  return (
    <section
      aria-labelledby="mailed-link"
      className="max-w-lg space-y-4 border border-ink bg-white p-4 md:p-6"
    >
      <h2 id="mailed-link" className="text-xl">
        One more step
      </h2>
      <p>
        {link.type === 'recovery'
          ? 'Press Continue to choose a password.'
          : 'Press Continue to confirm your email address.'}
      </p>
      <ActionButton action={spending} busy="Checking the link…" look="solid">
        Continue
      </ActionButton>
    </section>
  );
}

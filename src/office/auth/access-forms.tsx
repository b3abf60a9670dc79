import * as Tabs from '@radix-ui/react-tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { minimumPasswordLength } from '#functions/contract/people';
import { useHydrated } from '../../ui/use-hydrated';
import { loginKey } from '../api/login';
import { ActionButton } from '../shared/action-button';
import { Button } from '../shared/button';
import { showToast } from '../shared/toast';
import { useSignOut } from './access';
import { type Entries, EntryForm, type FieldProblem, type FormTask } from './entry-form';
import { forgetInvitation } from './invitation';
import { recovery } from './recovery';
import { acceptInvitation, sendPasswordReset, setPassword, signIn, signUp } from './sessions';

/** Says what is wrong with a new password; null when it is valid. */
const checkPassword = ({ password = '' }: Entries): FieldProblem | null =>
  password.length < minimumPasswordLength
    ? {
        field: 'password',
        sentence: `Password must be at least ${minimumPasswordLength} characters`,
        note: 'Please enter a longer password',
      }
    : null;

const readEmailEntry = ({ email = '' }: Entries) => email.trim();

/** Both fields are required in both forms. */
function findMissingEntry(entries: Entries): FieldProblem | null {
  const sentence = 'Please enter both email and password';
  if (readEmailEntry(entries) === '') {
    return { field: 'email', sentence, note: 'Please enter your email' };
  }
  return entries['password'] ? null : { field: 'password', sentence, note: 'Please enter a password' };
}

const login: FormTask = {
  button: 'Login',
  busy: 'Logging in…',
  check: findMissingEntry,
  async run(entries) {
    const isComplete = await signIn(readEmailEntry(entries), entries['password'] ?? '');
    if (isComplete) {
      showToast.success('Logged in successfully');
    }
  },
  failed: {
    field: 'password',
    sentence: 'An error occurred during login',
    note: 'You are not logged in. Check both fields, or try again.',
  },
};

const reset: FormTask = {
  button: 'Forgot your password?',
  busy: 'Sending the link…',
  check: (entries) =>
    readEmailEntry(entries) === '' ? { field: 'email', sentence: 'Please enter your email' } : null,
  async run(entries) {
    const address = readEmailEntry(entries);
    await sendPasswordReset(address);
    return `If ${address} has an account, we have sent a link to set a new password. If it doesn’t arrive within a few minutes, check your spam folder, then try again.`;
  },
  failed: { field: 'email', sentence: 'The link could not be sent. Please try again.' },
};

const signup: FormTask = {
  button: 'Sign Up',
  busy: 'Signing up…',
  check: (entries) => findMissingEntry(entries) ?? checkPassword(entries),
  async run(entries) {
    const address = readEmailEntry(entries);
    await signUp(address, entries['password'] ?? '');
    showToast.success('Account created! Check your email to confirm.');
    return `Next, open the email we sent to ${address} and click the link.`;
  },
  failed: {
    field: 'password',
    sentence: 'An error occurred during signup',
    note: 'No account was created.',
  },
};

const email = { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' };
const password = { name: 'password', label: 'Password', type: 'password' };
const newPassword = {
  ...password,
  autoComplete: 'new-password',
  hint: `At least ${minimumPasswordLength} characters`,
};

const forms = {
  login: { fields: [email, { ...password, autoComplete: 'current-password' }], task: login, other: reset },
  signup: {
    fields: [email, newPassword],
    task: signup,
    note: 'We will email you a link to confirm your address. If you were not invited, ask an office admin for access after that.',
  },
};

/** Login and sign-up share one form, so that switching tabs keeps what was typed. */
export function AccessForms() {
  const hydrated = useHydrated();
  const [kind, setKind] = useState<keyof typeof forms>('login');
  return (
    <Tabs.Root
      value={kind}
      onValueChange={(chosen) => setKind(chosen === 'signup' ? 'signup' : 'login')}
      className="max-w-lg"
    >
      <Tabs.List
        aria-label="Login or sign up"
        className="grid grid-cols-2 gap-1 border-b-2 border-ink md:flex"
      >
        {Object.entries(forms).map(([value, { task }]) => (
          <Tabs.Trigger
            key={value}
            value={value}
            disabled={!hydrated}
            className="min-h-11 cursor-pointer rounded-t border-2 border-b-0 border-transparent px-4 py-2 font-heading font-semibold text-slate hover:text-ink data-[state=inactive]:hover:underline data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-white data-[state=active]:forced-color-adjust-none"
          >
            {task.button}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={kind} className="pt-6">
        <EntryForm {...forms[kind]} />
      </Tabs.Content>
      {/* What the other tab controls; empty until it is chosen. */}
      <Tabs.Content value={kind === 'login' ? 'signup' : 'login'} />
    </Tabs.Root>
  );
}

/** The form that a password-reset link opens. */
export function NewPassword({ email }: { email: string }) {
  return (
    <EntryForm
      title="Set a new password"
      fields={[{ ...newPassword, label: 'New password' }]}
      task={{
        button: 'Save password',
        busy: 'Saving…',
        check: checkPassword,
        async run(entries) {
          const areOthersOut = await setPassword(entries['password'] ?? '');
          if (areOthersOut) {
            showToast.success('Your new password is saved.');
          } else {
            showToast.error('Your new password is saved, but your other devices could not be signed out.');
          }
          recovery.set(false);
        },
        failed: { field: 'password', sentence: 'The password could not be saved. Please try again.' },
      }}
    >
      <p className="wrap-anywhere">{`For ${email}. Your other devices will be signed out.`}</p>
    </EntryForm>
  );
}

/** The form that an invitation's link opens for somebody who is signed in. */
export function InvitedPassword({ email, secret }: { email: string; secret: string }) {
  const queryClient = useQueryClient();
  const signingOut = useSignOut();

  async function start({ password = '' }: Entries) {
    const hasNewToken = await acceptInvitation(secret, password);
    recovery.set(false);
    if (hasNewToken) {
      forgetInvitation();
      showToast.success('Your password is saved. Welcome to the office.');
      await queryClient.resetQueries({ queryKey: loginKey });
      return;
    }
    showToast.success('Your password is saved. Log in with it.');
    await signingOut.mutateAsync().catch(() => undefined);
    // Until then it keeps this account, whose old token has no role, on the login page.
    forgetInvitation();
  }

  return (
    <div className="max-w-lg space-y-4">
      <EntryForm
        title="Choose your password to start"
        fields={[{ ...newPassword, label: 'New password' }]}
        task={{
          button: 'Save and start',
          busy: 'Saving…',
          check: checkPassword,
          run: start,
          failed: { field: 'password', sentence: 'The password could not be saved. Please try again.' },
        }}
      >
        <p className="wrap-anywhere">
          {`You are invited to the office, as ${email}. You may enter the password that you have already. Your other devices will be signed out.`}
        </p>
      </EntryForm>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <ActionButton action={signingOut} busy="Signing out…" look="link">
          Use another account
        </ActionButton>
        <Button look="link" onClick={forgetInvitation}>
          Go on without the invitation
        </Button>
      </div>
    </div>
  );
}

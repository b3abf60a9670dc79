import * as Tabs from '@radix-ui/react-tabs';
import { useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated';
import { recovery } from './recovery';
import { sendPasswordReset, setPassword, signIn, signUp } from './sessions';
import { showToast } from '../shared/toast';
import { type Entries, EntryForm, type FieldProblem, type FormTask } from './entry-form';

/** Spec section 9. */
const minimumPasswordLength = 6;

/** Says what is wrong with a new password; null when it is valid. */
const passwordProblem = ({ password = '' }: Entries): FieldProblem | null =>
  password.length < minimumPasswordLength
    ? {
        field: 'password',
        sentence: `Password must be at least ${minimumPasswordLength} characters`,
        note: 'Please enter a longer password',
      }
    : null;

const addressIn = ({ email = '' }: Entries) => email.trim();

/** Both fields are required in both forms. */
function missingEntry(entries: Entries): FieldProblem | null {
  const sentence = 'Please enter both email and password';
  if (addressIn(entries) === '') return { field: 'email', sentence, note: 'Please enter your email' };
  return entries['password'] ? null : { field: 'password', sentence, note: 'Please enter a password' };
}

const login: FormTask = {
  button: 'Login',
  busy: 'Logging in…',
  check: missingEntry,
  async run(entries) {
    const isComplete = await signIn(addressIn(entries), entries['password'] ?? '');
    if (isComplete) showToast.success('Logged in successfully');
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
    addressIn(entries) === '' ? { field: 'email', sentence: 'Please enter your email' } : null,
  async run(entries) {
    const address = addressIn(entries);
    await sendPasswordReset(address);
    return `If ${address} has an account, we have sent a link to set a new password. If it doesn’t arrive within a few minutes, check your spam folder, then try again.`;
  },
  failed: { field: 'email', sentence: 'The link could not be sent. Please try again.' },
};

const signup: FormTask = {
  button: 'Sign Up',
  busy: 'Signing up…',
  check: (entries) => missingEntry(entries) ?? passwordProblem(entries),
  async run(entries) {
    const address = addressIn(entries);
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
        check: passwordProblem,
        async run(entries) {
          const areOthersOut = await setPassword(entries['password'] ?? '');
          if (areOthersOut) showToast.success('Your new password is saved.');
          else showToast.error('Your new password is saved, but your other devices could not be signed out.');
          recovery.set(false);
        },
        failed: { field: 'password', sentence: 'The password could not be saved. Please try again.' },
      }}
    >
      <p className="wrap-anywhere">For {email}. Your other devices will be signed out.</p>
    </EntryForm>
  );
}

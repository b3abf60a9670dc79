import { useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs';
import { useHydrated } from '../../ui/use-hydrated';
import { sendPasswordReset, signIn, signUp } from './sessions';
import { showToast } from '../shared/toast';
import { type Entries, EntryForm, type FieldProblem, type FormTask } from './entry-form';
import { passwordHint, passwordProblem } from './password-rules';

const addressIn = ({ email = '' }: Entries) => email.trim();

/** Both fields are required in both forms. */
function missingEntry(entries: Entries): FieldProblem | null {
  const sentence = 'Please enter both email and password';
  if (addressIn(entries) === '') return { field: 'email', sentence, note: 'Please enter your email' };
  return entries['password'] ? null : { field: 'password', sentence, note: 'Please enter a password' };
}

const login: FormTask = {
  button: 'Login',
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

const forms = {
  login: {
    fields: [email, { ...password, autoComplete: 'current-password' }],
    task: login,
    busy: 'Logging in…',
    other: reset,
  },
  signup: {
    fields: [email, { ...password, autoComplete: 'new-password', hint: passwordHint }],
    task: signup,
    busy: 'Signing up…',
    note: 'We will email you a link to confirm your address. If you were not invited, ask an office admin for access after that.',
  },
};

/** Login and sign-up share one form, so that switching tabs keeps what was typed. */
export function AccessForms() {
  const hydrated = useHydrated();
  const [kind, setKind] = useState<keyof typeof forms>('login');
  return (
    <Tabs
      value={kind}
      onValueChange={(chosen) => setKind(chosen === 'signup' ? 'signup' : 'login')}
      className="max-w-lg"
    >
      <TabsList aria-label="Login or sign up">
        <TabsTrigger value="login" disabled={!hydrated}>
          Login
        </TabsTrigger>
        <TabsTrigger value="signup" disabled={!hydrated}>
          Sign Up
        </TabsTrigger>
      </TabsList>
      <TabsContent value={kind}>
        <EntryForm {...forms[kind]} />
      </TabsContent>
    </Tabs>
  );
}

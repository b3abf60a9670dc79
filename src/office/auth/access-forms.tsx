import { useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs';
import { useHydrated } from '../../ui/use-hydrated';
import { sendPasswordReset, signIn, signUp } from './sessions';
import { showToast } from '../shared/toast';
import { EntryForm, type Read, type Refusal, type Task } from './entry-form';
import { passwordHint, passwordProblem } from './password-rules';

const addressIn = (read: Read) => read('email').trim();

/** The first check of both forms (spec section 5). */
function missingEntry(read: Read): Refusal | null {
  const sentence = 'Please enter both email and password';
  if (addressIn(read) === '') return { field: 'email', sentence };
  return read('password') === '' ? { field: 'password', sentence } : null;
}

const login: Task = {
  button: 'Login',
  check: missingEntry,
  async run(read) {
    const isComplete = await signIn(addressIn(read), read('password'));
    if (isComplete) showToast.success('Logged in successfully');
  },
  failed: { field: 'password', sentence: 'An error occurred during login' },
};

const reset: Task = {
  button: 'Forgot your password?',
  check: (read) => (addressIn(read) === '' ? { field: 'email', sentence: 'Please enter your email' } : null),
  async run(read) {
    const address = addressIn(read);
    await sendPasswordReset(address);
    return `If ${address} has an account, we have sent a link to set a new password. Nothing there after some minutes? Look in spam, then try again.`;
  },
  failed: { field: 'email', sentence: 'The link could not be sent. Please try again.' },
};

const signup: Task = {
  button: 'Sign Up',
  check: (read) => missingEntry(read) ?? passwordProblem(read),
  async run(read) {
    const address = addressIn(read);
    await signUp(address, read('password'));
    showToast.success('Account created! Check your email to confirm.');
    return `Next, open the mail we sent to ${address} and press its link.`;
  },
  failed: { field: 'password', sentence: 'An error occurred during signup' },
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
    note: 'We email you a link to confirm your address. Unless you were invited, ask an admin of the office for access then.',
  },
};

/** The login and the sign-up: one form that changes, so that each tab has what was typed in the other. */
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

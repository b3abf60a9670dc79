import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs';
import { useHydrated } from '../../ui/use-hydrated';
import { failureSentence } from '../api/client';
import { showToast } from '../shared/toast';
import { passwordHint, passwordProblem } from './password-rules';
import { sendPasswordReset, signIn, signUp } from '../api/mutations';
import { Field } from '../shared/field';
import { SubmitButton } from '../shared/submit-button';

type Credentials = { email: string; password: string };
type Problem = { field: keyof Credentials; message: string } | null;

/** The login form and the sign-up form: calls, checks and messages (spec sections 5 and 8). */
const forms = {
  login: {
    button: 'Login',
    busy: 'Logging in…',
    passwordHint: null,
    afterwards: null,
    autoComplete: 'current-password',
    submit: signIn,
    success: 'Logged in successfully',
    fallback: 'An error occurred during login',
  },
  signup: {
    button: 'Sign Up',
    busy: 'Signing up…',
    passwordHint,
    afterwards:
      'We email you a link to confirm your address. Unless you were invited, ask an admin of the office for access then.',
    autoComplete: 'new-password',
    submit: signUp,
    success: 'Account created! Check your email to confirm.',
    fallback: 'An error occurred during signup',
  },
} as const;
type FormKind = keyof typeof forms;

function findProblem(kind: FormKind, { email, password }: Credentials): Problem {
  if (email.trim() === '' || password === '') {
    return {
      field: email.trim() === '' ? 'email' : 'password',
      message: 'Please enter both email and password',
    };
  }
  const message = kind === 'signup' ? passwordProblem(password) : null;
  return message === null ? null : { field: 'password', message };
}

export function AccessForms() {
  const hydrated = useHydrated();
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  return (
    <Tabs defaultValue="login" className="max-w-lg">
      <TabsList aria-label="Login or sign up">
        <TabsTrigger value="login" disabled={!hydrated}>
          Login
        </TabsTrigger>
        <TabsTrigger value="signup" disabled={!hydrated}>
          Sign Up
        </TabsTrigger>
      </TabsList>
      <TabsContent value="login">
        <AccessForm kind="login" credentials={credentials} onChange={setCredentials} />
      </TabsContent>
      <TabsContent value="signup">
        <AccessForm kind="signup" credentials={credentials} onChange={setCredentials} />
      </TabsContent>
    </Tabs>
  );
}

type AccessFormProps = {
  kind: FormKind;
  credentials: Credentials;
  onChange: (credentials: Credentials) => void;
};

/** Holds the typed values, checks them, and logs in or signs up. */
function useAccessForm({ kind, credentials, onChange }: AccessFormProps) {
  const form = forms[kind];
  const [problem, setProblem] = useState<Problem>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** The success message, shown as long as the form is on the screen. */
  const [told, setTold] = useState<string | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  // Reads what the person typed, or the browser filled in, before the script loaded.
  const takeOver = useEffectEvent(() => {
    const typed = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    if (typed.email !== credentials.email || typed.password !== credentials.password) onChange(typed);
  });
  useEffect(() => takeOver(), []);

  function refuse(refused: NonNullable<Problem>) {
    setProblem(refused);
    showToast.error(refused.message);
    (refused.field === 'email' ? email : password).current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = findProblem(kind, credentials);
    if (found) {
      refuse(found);
      return;
    }
    setProblem(null);
    setIsBusy(true);
    try {
      const address = credentials.email.trim();
      const isAll = await form.submit(address, credentials.password);
      if (isAll) showToast.success(form.success);
      if (kind === 'signup') setTold(`Next, open the mail we sent to ${address} and press its link.`);
    } catch (error) {
      refuse({ field: 'password', message: failureSentence(error, form.fallback) });
    } finally {
      setIsBusy(false);
    }
  }

  async function forgot() {
    const address = credentials.email.trim();
    if (isBusy) return;
    if (address === '') {
      refuse({ field: 'email', message: 'Please enter your email' });
      return;
    }
    setProblem(null);
    setIsBusy(true);
    try {
      await sendPasswordReset(address);
      setTold(
        `If ${address} has an account, we have sent a link to set a new password. Nothing there after some minutes? Look in spam, then try again.`,
      );
    } catch (error) {
      refuse({
        field: 'email',
        message: failureSentence(error, 'The link could not be sent. Please try again.'),
      });
    } finally {
      setIsBusy(false);
    }
  }

  function change(changes: Partial<Credentials>) {
    const next = { ...credentials, ...changes };
    onChange(next);
    setTold(null);
    if (problem !== null) setProblem(findProblem(kind, next));
  }

  const problemOf = (field: keyof Credentials) => (problem?.field === field ? problem.message : null);

  return { email, password, isBusy, told, problemOf, change, submit, forgot };
}

function AccessForm(props: AccessFormProps) {
  const { kind, credentials } = props;
  const form = forms[kind];
  const { email, password, isBusy, told, problemOf, change, submit, forgot } = useAccessForm(props);

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="space-y-4 border border-ink bg-white p-4 md:p-6"
    >
      <Field
        ref={email}
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={credentials.email}
        onChange={(event) => change({ email: event.target.value })}
        problem={problemOf('email')}
      />
      <Field
        ref={password}
        label="Password"
        type="password"
        name="password"
        autoComplete={form.autoComplete}
        required
        {...(form.passwordHint === null ? {} : { hint: form.passwordHint })}
        value={credentials.password}
        onChange={(event) => change({ password: event.target.value })}
        problem={problemOf('password')}
      />
      {form.afterwards === null ? null : <p className="text-slate">{form.afterwards}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton disabled={isBusy}>{isBusy ? form.busy : form.button}</SubmitButton>
        {kind === 'login' ? (
          <button type="button" className="link min-h-11 cursor-pointer" onClick={() => void forgot()}>
            Forgot your password?
          </button>
        ) : null}
      </div>
      <p role="status" className="font-semibold wrap-anywhere empty:hidden">
        {told}
      </p>
    </form>
  );
}

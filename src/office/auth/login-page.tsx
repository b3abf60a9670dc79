import { LogOut } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '../../ui/page-header';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs';
import { useHydrated } from '../../ui/use-hydrated';
import { failureSentence, supabase } from '../api/client';
import { showToast } from '../../ui/toast';
import { officePaths } from '../../content/navigation';
import { signOut, signOutFailure, useAccess } from './access';
import { signIn, signUp } from '../api/mutations';
import { Field } from '../shared/field';
import { OfficeHead } from '../office-head';
import { SubmitButton } from '../shared/submit-button';

/** Spec section 9. */
const minimumPasswordLength = 6;

type Credentials = { email: string; password: string };
type Problem = { field: keyof Credentials; message: string } | null;

/** The two ways in: what they call, demand and say (spec sections 5 and 8). */
const forms = {
  login: {
    button: 'Login',
    busy: 'Logging in…',
    passwordHint: null,
    afterwards: 'Forgot your password? Ask whoever set up this site to send you a reset link.',
    autoComplete: 'current-password',
    submit: signIn,
    success: 'Logged in successfully',
    fallback: 'An error occurred during login',
  },
  signup: {
    button: 'Sign Up',
    busy: 'Signing up…',
    passwordHint: `At least ${minimumPasswordLength} characters`,
    afterwards:
      'We email you a link to confirm your address. Then ask whoever set up this site to make your account an admin.',
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
  if (kind === 'signup' && password.length < minimumPasswordLength) {
    return {
      field: 'password',
      message: `Password must be at least ${minimumPasswordLength} characters`,
    };
  }
  return null;
}

/**
 * The access screen. Whoever has a session, or gets one meanwhile, goes on to the dashboard. Only an account
 * that is known to be no admin's stays: the dashboard would send it away again.
 */
export function LoginPage() {
  const navigate = useNavigate();
  const { state, user } = useAccess();

  useEffect(() => {
    if (state === 'admin' || state === 'role-unverified' || state === 'failed') {
      void navigate(officePaths.dashboard, { replace: true });
    }
  }, [state, navigate]);

  const goOn = useEffectEvent((userId: string) => {
    if (userId !== user?.id) void navigate(officePaths.dashboard, { replace: true });
  });
  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((event, session) => {
      if (session && event !== 'INITIAL_SESSION') goOn(session.user.id);
    });
    return () => data.subscription.unsubscribe();
  }, []);

  return (
    <>
      <OfficeHead title="Admin Access" />
      <PageHeader title="Admin access" lead="For the people who answer the phone." />
      <div className="page-width py-8">
        {state === 'not-admin' ? <WrongAccount email={user?.email ?? 'Somebody'} /> : <AccessForms />}
      </div>
    </>
  );
}

/** Lets an account without the admin role make way for another. */
function WrongAccount({ email }: { email: string }) {
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    if (!(await signOut())) showToast.error(signOutFailure);
    setIsLeaving(false);
  }

  return (
    <section aria-labelledby="signed-in" className="max-w-lg space-y-4 border border-ink bg-white p-4 md:p-6">
      <h2 id="signed-in" className="text-xl wrap-anywhere">
        Signed in as {email}
      </h2>
      <p>
        This account isn’t an admin account. Ask whoever set up this site to make it one, or sign out and use
        another.
      </p>
      <button
        type="button"
        className="button"
        aria-disabled={isLeaving}
        onClick={() => {
          if (!isLeaving) void leave();
        }}
      >
        <LogOut aria-hidden="true" className="size-5" />
        {isLeaving ? 'Signing out…' : 'Sign out'}
      </button>
    </section>
  );
}

function AccessForms() {
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

/** What was typed, whether it will do, and the way in. */
function useAccessForm({ kind, credentials, onChange }: AccessFormProps) {
  const form = forms[kind];
  const [problem, setProblem] = useState<Problem>(null);
  const [isBusy, setIsBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  // What was typed, or filled in by the browser, before the script came.
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
      await form.submit(credentials.email.trim(), credentials.password);
      showToast.success(form.success);
    } catch (error) {
      refuse({ field: 'password', message: failureSentence(error, form.fallback) });
    } finally {
      setIsBusy(false);
    }
  }

  function change(changes: Partial<Credentials>) {
    const next = { ...credentials, ...changes };
    onChange(next);
    if (problem !== null) setProblem(findProblem(kind, next));
  }

  const problemOf = (field: keyof Credentials) => (problem?.field === field ? problem.message : null);

  return { email, password, isBusy, problemOf, change, submit };
}

function AccessForm(props: AccessFormProps) {
  const { kind, credentials } = props;
  const form = forms[kind];
  const { email, password, isBusy, problemOf, change, submit } = useAccessForm(props);

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
      <p className="text-slate">{form.afterwards}</p>
      <SubmitButton disabled={isBusy}>{isBusy ? form.busy : form.button}</SubmitButton>
    </form>
  );
}

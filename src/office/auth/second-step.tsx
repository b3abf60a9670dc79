import type { ReactNode } from 'react';
import { ActionButton } from '../shared/action-button';
import { showToast } from '../shared/toast';
import { useSignOut } from './access';
import { type Entries, EntryForm } from './entry-form';
import { confirmSecondFactor } from './sessions';

/** The code without the spaces that some apps show. */
const readCode = ({ code = '' }: Entries): string => code.replace(/\s/g, '');

const fields = [
  {
    name: 'code',
    label: 'Code',
    type: 'text',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    autoFocus: true,
  },
] as const;

type CodeFormProps = { factorId: string; title: string; button: string; done: string; children: ReactNode };

/** Checks a code of the authenticator app. `useSessionChanges` notices when it was right. */
export function CodeForm({ factorId, title, button, done, children }: CodeFormProps) {
  return (
    <EntryForm
      title={title}
      fields={fields}
      task={{
        button,
        busy: 'Checking…',
        check: (entries) =>
          /^\d{6}$/.test(readCode(entries))
            ? null
            : { field: 'code', sentence: 'Please enter the 6-digit code from your app' },
        async run(entries) {
          await confirmSecondFactor(factorId, readCode(entries));
          showToast.success(done);
        },
        failed: { field: 'code', sentence: 'The code could not be checked. Please try again.' },
      }}
    >
      {children}
    </EntryForm>
  );
}

/** Asks for the code of the authenticator app after a correct password. */
export function SecondStep({ factorId }: { factorId: string }) {
  const signingOut = useSignOut();
  return (
    <div className="space-y-4">
      <CodeForm factorId={factorId} title="Second step" button="Confirm" done="Logged in successfully">
        <p>Open your authenticator app and enter the code it shows for this office.</p>
      </CodeForm>
      <ActionButton action={signingOut} busy="Signing out…" look="link">
        Use another account
      </ActionButton>
    </div>
  );
}

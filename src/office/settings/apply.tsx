import { SubmitButton } from '../forms/submit-button';
import type { HandlingForm } from './use-handling-form';

type ApplyProps = {
  form: Pick<HandlingForm, 'isSaving' | 'isChanged' | 'discardChanges'>;
  children: string;
};

/** The submit button of a settings form, with a button that discards changes. */
export function Apply({ form, children }: ApplyProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SubmitButton disabled={form.isSaving}>{form.isSaving ? 'Applying…' : children}</SubmitButton>
      {form.isChanged && !form.isSaving ? (
        <p>
          Not applied yet.{' '}
          <button
            type="button"
            className="link min-h-11 cursor-pointer font-semibold"
            onClick={form.discardChanges}
          >
            Discard changes
          </button>
        </p>
      ) : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import { type CallHandling, callHandlingQuery } from '../api/queries';
import { SubmitButton } from '../forms/submit-button';
import { LoadedPanel } from '../shared/panel';
import { type HandlingForm, type HandlingOptions, useHandlingForm } from './use-handling-form';

type HandlingFormProps<Part extends keyof CallHandling> = Omit<HandlingOptions<Part>, 'saved'> & {
  /** The saved settings of the part, as the form shows them first. */
  savedIn: (handling: CallHandling) => CallHandling[Part];
  submitLabel: string;
  /** The fields. */
  children: (form: HandlingForm<Part>, handling: CallHandling) => ReactNode;
};

type HandlingPanelProps<Part extends keyof CallHandling> = HandlingFormProps<Part> & {
  id: string;
  title: string;
  lead?: string;
};

/** A panel with the form for a part of the call settings. */
export function HandlingPanel<Part extends keyof CallHandling>(props: HandlingPanelProps<Part>) {
  const { id, title, lead, ...form } = props;
  const subject = `The ${form.what.toLowerCase()}`;
  return (
    <LoadedPanel id={id} title={title} lead={lead} query={callHandlingQuery()} subject={subject}>
      {(handling) => <LoadedForm handling={handling} {...form} />}
    </LoadedPanel>
  );
}

type LoadedFormProps<Part extends keyof CallHandling> = HandlingFormProps<Part> & { handling: CallHandling };

function LoadedForm<Part extends keyof CallHandling>(props: LoadedFormProps<Part>) {
  const { handling, savedIn, submitLabel, children, ...options } = props;
  const form = useHandlingForm({ ...options, saved: savedIn(handling) });
  return (
    <form noValidate onSubmit={form.submit} className="mt-4 space-y-5">
      {children(form, handling)}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton disabled={form.isSaving}>{form.isSaving ? 'Applying…' : submitLabel}</SubmitButton>
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
    </form>
  );
}

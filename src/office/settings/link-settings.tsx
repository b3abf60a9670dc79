import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { laterActions } from '#functions/contract/later-functions';
import { describeFailure } from '../api/client';
import { type JobSettings, jobFunction, jobSettingsQuery } from '../api/jobs';
import { keepJobSettingDraft, useJobSettingDrafts } from '../drafts/job-setting-drafts';
import { Field } from '../forms/field';
import { type Problem, findProblem } from '../forms/handling-panel';
import { SaveRow, refuseIfChanged } from '../forms/save-row';
import { LoadedPanel } from '../panels/panel';

const links = [
  {
    name: 'payLink',
    label: 'Pay link',
    hint: 'Where customers pay you, such as your page at Stripe, Square or PayPal. It stands for [pay link] in job texts.',
  },
  {
    name: 'reviewLink',
    label: 'Review link',
    hint: 'Where customers review you, such as your Google review link. It stands for [review link] in job texts.',
  },
] as const;

type LinkName = (typeof links)[number]['name'];

/** The owner's addresses for texts about jobs. */
export default function LinkSettings() {
  return (
    <LoadedPanel
      id="links"
      title="Links"
      lead="Your own pages that job texts lead to. Without one, a text that names it can’t go out."
      query={jobSettingsQuery}
      subject="The links"
    >
      {(settings) => <LinkForm settings={settings} />}
    </LoadedPanel>
  );
}

const selectLinks = ({ payLink, reviewLink }: JobSettings) => ({ payLink, reviewLink });

function LinkForm({ settings }: { settings: JobSettings }) {
  const form = useRef<HTMLFormElement>(null);
  const drafts = useJobSettingDrafts();
  const [problem, setProblem] = useState<Problem | null>(null);
  const values: Record<LinkName, string> = {
    payLink: drafts.payLink ?? settings.payLink ?? '',
    reviewLink: drafts.reviewLink ?? settings.reviewLink ?? '',
  };
  const save = useMutation({
    mutationFn: async (changed: Record<LinkName, string>, { client }) => {
      await refuseIfChanged(client, jobSettingsQuery, settings, selectLinks);
      return jobFunction.call('saveJobSettings', changed);
    },
    onSuccess: (answer, _changed, _onMutate, { client }) => {
      client.setQueryData(jobSettingsQuery.queryKey, answer);
      discard();
    },
    onError: (error) =>
      setProblem({ field: null, sentence: describeFailure(error, 'Check the connection, then try again.') }),
    meta: { done: 'Links saved', reloads: [jobSettingsQuery.queryKey] },
  });

  function discard() {
    links.forEach(({ name }) => keepJobSettingDraft(name, null));
    setProblem(null);
  }

  function write(name: LinkName, typed: string) {
    keepJobSettingDraft(name, typed);
    setProblem(null);
    if (!save.isIdle) {
      save.reset();
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) {
      return;
    }
    const found = findProblem(laterActions.jobs.saveJobSettings.request, values);
    setProblem(found);
    if (found) {
      form.current?.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
    } else {
      save.mutate(values);
    }
  }

  const isChanged = links.some(({ name }) => values[name] !== (settings[name] ?? ''));
  return (
    <form ref={form} noValidate aria-label="Links" onSubmit={submit} className="mt-4 space-y-4">
      {links.map(({ name, label, hint }) => (
        <Field
          key={name}
          type="url"
          inputMode="url"
          name={name}
          label={label}
          hint={hint}
          placeholder="https://"
          value={values[name]}
          readOnly={save.isPending}
          problem={problem?.field === name ? problem.sentence : null}
          onChange={({ target }) => write(name, target.value)}
        />
      ))}
      {problem !== null && problem.field === null ? (
        <p role="alert" className="font-semibold text-stop">
          {problem.sentence}
        </p>
      ) : null}
      <SaveRow saving={save} isChanged={isChanged} onDiscard={discard} />
    </form>
  );
}

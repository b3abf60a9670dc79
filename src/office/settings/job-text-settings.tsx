import { useMutation } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { type TemplateKind, defaultTemplates, templateKinds } from '#functions/domain/job-texts';
import { describeFailure } from '../api/client';
import { type JobSettings, jobFunction, jobSettingsQuery } from '../api/jobs';
import { keepJobSettingDraft, useJobSettingDrafts } from '../drafts/job-setting-drafts';
import { SaveRow } from '../forms/save-row';
import { Switch } from '../forms/switch';
import { jobTextLabels } from '../jobs/job-texts';
import { LoadedPanel } from '../panels/panel';
import { IconButton } from '../shared/icon-button';
import { TemplateForm } from './template-form';

const names: Readonly<Record<TemplateKind, string>> = { ...jobTextLabels, reminder: 'Reminder of a visit' };

/** When each text goes out. */
const occasions: Readonly<Record<TemplateKind, string>> = {
  estimate: 'When you send a price. A reply of only YES approves it.',
  confirmation: 'When a visit is planned.',
  moved: 'When a planned visit gets another time.',
  on_the_way: 'When somebody drives off.',
  done: 'When the job is finished, with the pay link.',
  review: 'Offered once a job is done, once in 90 days.',
  reminder: 'By itself, at 4 PM the day before.',
};

/** The words of texts about jobs. */
export default function JobTextSettings() {
  return (
    <LoadedPanel
      id="job-texts"
      title="Job texts"
      lead="The words that a job’s texts begin with. You see each one before it goes out, except the reminder."
      query={jobSettingsQuery}
      subject="The job texts"
    >
      {(settings) => (
        <>
          <ReminderForm settings={settings} />
          <TemplateList settings={settings} />
        </>
      )}
    </LoadedPanel>
  );
}

function ReminderForm({ settings }: { settings: JobSettings }) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOn = chosen ?? settings.reminderOn;
  const save = useMutation({
    mutationFn: (reminderOn: boolean) => jobFunction.call('saveJobSettings', { reminderOn }),
    onSuccess: (saved, _isOn, _onMutate, { client }) => {
      client.setQueryData(jobSettingsQuery.queryKey, saved);
      setChosen(null);
    },
    meta: { reloads: [jobSettingsQuery.queryKey] },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!save.isPending) {
      save.mutate(isOn);
    }
  }

  return (
    <form aria-label="Reminders of visits" onSubmit={submit} className="mt-4 space-y-3">
      <Switch
        label="Remind customers of a visit"
        hint="At 4 PM the day before, if the visit is confirmed and they may be texted. Never before 8 AM or after 8 PM where they are."
        checked={isOn}
        onChange={(checked) => {
          setChosen(checked);
          if (!save.isIdle) {
            save.reset();
          }
        }}
      />
      {save.error ? (
        <p role="alert" className="font-semibold text-stop">
          {describeFailure(save.error, 'Check the connection, then try again.')}
        </p>
      ) : null}
      <SaveRow
        saving={save}
        isChanged={isOn !== settings.reminderOn}
        onDiscard={() => setChosen(null)}
        isSecond
      />
    </form>
  );
}

function TemplateList({ settings }: { settings: JobSettings }) {
  const drafts = useJobSettingDrafts();
  const [opened, setOpened] = useState<TemplateKind | null>(null);
  return (
    <ul aria-label="Job texts" className="mt-5 divide-y divide-rule border-y border-rule">
      {templateKinds.map((kind) => {
        const name = names[kind];
        const typed = drafts[kind];
        const words = settings.templates[kind] ?? defaultTemplates[kind];
        return (
          <li key={kind} className="py-2">
            <div className="flex items-start gap-2">
              <div className="min-w-0 grow">
                <h3 className="text-base font-bold">
                  <span>{name}</span>
                  {settings.templates[kind] === undefined ? null : (
                    <span className="font-normal text-slate"> · your words</span>
                  )}
                </h3>
                <p className="text-sm text-slate">{occasions[kind]}</p>
              </div>
              {typed === undefined ? (
                <IconButton
                  Icon={PencilLine}
                  label={`Change: ${name}`}
                  onClick={() => {
                    setOpened(kind);
                    keepJobSettingDraft(kind, words);
                  }}
                />
              ) : null}
            </div>
            {typed === undefined ? (
              <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
                {words}
              </p>
            ) : (
              <TemplateForm
                kind={kind}
                name={name}
                settings={settings}
                typed={typed}
                hasFocus={kind === opened}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

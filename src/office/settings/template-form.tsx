import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { formatBusinessDate } from '#functions/domain/business-hours';
import { addDays } from '#functions/domain/business-moment';
import {
  type TemplateKind,
  type TemplateValues,
  defaultTemplates,
  describeVisit,
  fillTemplate,
  listFields,
} from '#functions/domain/job-texts';
import { describeFailure } from '../api/client';
import { type JobSettings, jobFunction, jobSettingsQuery } from '../api/jobs';
import { keepJobSettingDraft } from '../drafts/job-setting-drafts';
import { TextArea } from '../forms/field';
import { SaveRow, refuseIfChanged } from '../forms/save-row';
import { Button } from '../shared/button';
import { TextPreview } from './text-preview';

/** The contract has the same limit. */
const maxLength = 1000;

/** The fields that are offered for each text, by what it is about. Others may be typed. */
const offered: Readonly<Record<TemplateKind, readonly string[]>> = {
  estimate: ['name', 'company', 'machine', 'amount', 'business'],
  confirmation: ['name', 'company', 'machine', 'day', 'window', 'business'],
  moved: ['name', 'company', 'machine', 'day', 'window', 'business'],
  on_the_way: ['name', 'machine', 'eta', 'business'],
  done: ['name', 'company', 'machine', 'amount', 'pay link', 'business'],
  review: ['name', 'review link', 'business'],
  reminder: ['name', 'machine', 'day', 'window', 'amount', 'business'],
};

/** Words that Twilio takes for an opt-out when somebody answers with them. */
const optOutWish = /\b(?:reply|text|answer|send|write)\b[^.!?]{0,20}\b(STOP|CANCEL|END|QUIT|UNSUBSCRIBE)\b/i;

/** What the example customer gets. A reminder knows less than the texts that somebody sends. */
function createExample(kind: TemplateKind, { payLink, reviewLink }: JobSettings): TemplateValues {
  const visit = { day: addDays(formatBusinessDate(new Date()), 1), from: '09:00', to: '11:00' };
  const known = { name: 'Dale', machine: 'Cat 336', amount: '$1,250.00', ...describeVisit(visit) };
  return kind === 'reminder'
    ? known
    : {
        ...known,
        company: 'Verdigris Aggregates',
        eta: '30 minutes',
        'pay link': payLink ?? 'https://…',
        'review link': reviewLink ?? 'https://…',
      };
}

const formatFields = (fields: readonly string[]) => fields.map((field) => `[${field}]`).join(', ');

/** What would keep a text with these words from going out, or have it end somebody's texts. */
function findWarning(kind: TemplateKind, body: string, settings: JobSettings): string | null {
  const unknown = listFields(fillTemplate(body, createExample(kind, settings)));
  if (unknown.length > 0) {
    return kind === 'reminder'
      ? `A reminder has no value for ${formatFields(unknown)}. It would wait for you instead of going out.`
      : `There is no field ${formatFields(unknown)}. A text can’t go out with it.`;
  }
  const [, word] = optOutWish.exec(body) ?? [];
  if (word !== undefined) {
    return `Whoever replies ${word.toUpperCase()} gets no more texts from you. Ask for other words.`;
  }
  const fields = listFields(body);
  const missing = [
    ...(fields.includes('pay link') && settings.payLink === null ? ['pay link'] : []),
    ...(fields.includes('review link') && settings.reviewLink === null ? ['review link'] : []),
  ];
  return missing.length === 0
    ? null
    : `There is no ${missing.join(' and no ')} yet. Enter it under Links, or this text can’t go out as it is.`;
}

type TemplateFormProps = {
  kind: TemplateKind;
  name: string;
  settings: JobSettings;
  typed: string;
  hasFocus: boolean;
};

/** Changes the words of one text. The built-in ones are not stored, so that they can get better. */
export function TemplateForm({ kind, name, settings, typed, hasFocus }: TemplateFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const builtIn = defaultTemplates[kind];
  const saved = settings.templates[kind] ?? builtIn;
  const save = useMutation({
    mutationFn: async (words: string | null, { client }) => {
      await refuseIfChanged(client, jobSettingsQuery, settings, ({ templates }) => ({
        words: templates[kind] ?? null,
      }));
      return jobFunction.call('saveJobSettings', { templates: { [kind]: words } });
    },
    onSuccess: (answer, _words, _onMutate, { client }) => {
      client.setQueryData(jobSettingsQuery.queryKey, answer);
      keepJobSettingDraft(kind, null);
    },
    onError: () => box.current?.focus(),
    meta: { done: `${name}: saved`, reloads: [jobSettingsQuery.queryKey] },
  });

  function write(words: string) {
    keepJobSettingDraft(kind, words);
    if (save.isError) {
      save.reset();
    }
  }

  /** Puts the field where the cursor is. */
  function insert(field: string) {
    const { selectionStart = typed.length, selectionEnd = typed.length } = box.current ?? {};
    write(typed.slice(0, selectionStart) + field + typed.slice(selectionEnd));
    box.current?.focus();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const words = typed.trim();
    if (!save.isPending) {
      save.mutate(words === '' || words === builtIn ? null : words);
    }
  }

  const isChanged = typed !== saved;
  const close = () => keepJobSettingDraft(kind, null);
  const warning = findWarning(kind, typed, settings);
  return (
    <form noValidate aria-label={name} onSubmit={submit} className="mt-2 space-y-3 pb-2">
      <TextArea
        ref={box}
        label="Words"
        longest={maxLength}
        value={typed}
        readOnly={save.isPending}
        autoFocus={hasFocus}
        problem={
          save.error &&
          describeFailure(save.error, 'The words could not be saved. Check the connection, then try again.')
        }
        onChange={({ target }) => write(target.value)}
      />
      <div role="group" aria-label="Fields" className="flex flex-wrap items-center text-sm">
        <span className="mr-1 text-slate">Insert</span>
        {offered[kind].map((field) => (
          <Button key={field} onClick={() => insert(`[${field}]`)}>{`[${field}]`}</Button>
        ))}
      </div>
      <TextPreview
        title="For example, Dale of Verdigris Aggregates gets:"
        text={fillTemplate(typed, createExample(kind, settings))}
      />
      {warning === null ? null : (
        <p role="status" className="text-sm font-semibold text-signal">
          {warning}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex flex-wrap items-center gap-x-3">
          <SaveRow saving={save} isChanged={isChanged} onDiscard={close} isSecond />
          {isChanged ? null : <Button onClick={close}>Close</Button>}
        </div>
        {typed.trim() === builtIn ? null : (
          <Button Icon={RotateCcw} onClick={() => write(builtIn)}>
            Use the built-in words
          </Button>
        )}
      </div>
    </form>
  );
}

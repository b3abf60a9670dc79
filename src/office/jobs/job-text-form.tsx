import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Job } from '#functions/contract/jobs';
import { maxMessageLength, notConfirmedRepeatable } from '#functions/contract/messages';
import { type JobTextKind, etaChoices, listFields } from '#functions/domain/job-texts';
import { jobFunction } from '../api/jobs';
import { conversationQuery } from '../api/queries';
import type { JobTextAttempt } from '../drafts/job-text-drafts';
import { Checkbox } from '../forms/checkbox';
import { Choice } from '../forms/choice';
import { TextArea } from '../forms/field';
import { SubmitButton } from '../forms/submit-button';
import { QueryPanel } from '../panels/query-panel';
import { Button } from '../shared/button';
import { remedies, useTemplates } from './job-texts';
import { jobTextKey } from './mutation-keys';
import { useJobTextSending } from './use-job-text-sending';

/** The minutes that a text says unless others are chosen. */
const usualEta = 30;

type JobTextFormProps = {
  job: Job;
  kind: JobTextKind;
  /** The minutes that it says at first. */
  etaMinutes: number | null;
  /** Called once the text is sent, or when it need not be. */
  onDone: () => void;
  /** Whether it is offered after something else, and may be left out. */
  isOffer: boolean;
};

/** A text about a job to look at, change and send. */
export function JobTextForm(props: JobTextFormProps) {
  const templates = useTemplates(props.job);
  return (
    <QueryPanel query={templates} subject="The text">
      {(fill) => <FilledForm {...props} fill={fill} />}
    </QueryPanel>
  );
}

type FilledFormProps = JobTextFormProps & { fill: (kind: JobTextKind, etaMinutes: number) => string };

function FilledForm({ job, kind, etaMinutes, onDone, isOffer, fill }: FilledFormProps) {
  const [eta, setEta] = useState(etaMinutes ?? usualEta);
  const text = useJobTextSending(job, kind);
  const messages = useInfiniteQuery({ ...conversationQuery(job.contact), enabled: false }).data?.messages;
  // What may have been sent is repeated word for word.
  const body = text.typed ?? text.attempt?.body ?? fill(kind, eta);
  const attempt = text.attempt?.body === body.trim() ? text.attempt : null;
  const isTemplate = text.typed === null && text.attempt === null;
  const missing = listFields(body);
  const isTooLong = body.length > maxMessageLength;

  const settle = useEffectEvent(() => {
    if (messages && text.settle(messages)) {
      onDone();
    }
  });
  useEffect(() => settle(), [messages]);

  const [isLinkWanted, wantLink] = useState(true);
  // What may have been sent has its link, or none.
  const canHaveLink = text.attempt === null && (kind === 'confirmation' || kind === 'moved');
  const linking = useMutation({
    mutationKey: jobTextKey,
    mutationFn: () => jobFunction.call('createFeed', { jobId: job.id }),
  });
  const isSending = linking.isPending || text.isSending;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const send = (words: string) => text.send(words, kind === 'on_the_way' ? eta : null, { onSent: onDone });
    if (canHaveLink && isLinkWanted) {
      linking.mutate(undefined, {
        onSuccess: ({ url }) => send(`${body.trim()}\nFor your calendar: ${url}`),
      });
    } else {
      send(body.trim());
    }
  }

  return (
    <form onSubmit={submit} className="space-y-3">
      {kind === 'on_the_way' && isTemplate ? <EtaChoice value={eta} onChange={setEta} /> : null}
      <TextArea
        label="Text to the customer"
        value={body}
        longest={maxMessageLength}
        readOnly={isSending}
        problem={isTooLong ? 'This is too long for a text.' : null}
        onChange={({ target }) => text.write(target.value)}
      />
      {isTemplate || isSending ? null : (
        <Button look="underlined" className="text-sm" onClick={text.forget}>
          Back to the template
        </Button>
      )}
      <MissingValues fields={missing} />
      {canHaveLink ? (
        <Checkbox
          label="End with a link to the visit for their calendar"
          checked={isLinkWanted}
          onChange={({ target }) => {
            linking.reset();
            wantLink(target.checked);
          }}
        />
      ) : null}
      {linking.isError ? (
        <p role="alert" className="font-semibold text-stop">
          Nothing was sent: there is no link for their calendar at the moment. Try again, or send the text
          without it.
        </p>
      ) : null}
      <AttemptFailure attempt={attempt} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SubmitButton
          busy={isSending && 'Sending…'}
          disabled={missing.length > 0 || isTooLong || body.trim() === ''}
        >
          {attempt === null ? 'Send' : 'Try again'}
        </SubmitButton>
        {isOffer && !isSending ? <Button onClick={onDone}>Don’t send</Button> : null}
      </div>
    </form>
  );
}

function EtaChoice({ value, onChange }: { value: number; onChange: (minutes: number) => void }) {
  return (
    <Choice
      isInRow
      legend="There in about"
      names={Object.fromEntries(etaChoices.map((minutes) => [minutes, `${minutes} min`]))}
      values={etaChoices.map(String)}
      value={String(value)}
      onChange={(minutes) => onChange(Number(minutes))}
    />
  );
}

const findRemedy = (field: string): string =>
  Object.entries(remedies).find(([known]) => known === field)?.[1] ??
  'This is none of the fields. Take the brackets away.';

/** The fields that still have no value, with what to do about each. While there are any, nothing is sent. */
function MissingValues({ fields }: { fields: readonly string[] }) {
  return (
    <div role="status" className="empty:hidden">
      {fields.length === 0 ? null : (
        <div className="border-l-4 border-amber pl-3">
          <p className="font-semibold">
            {fields.length === 1
              ? 'One value is missing, so this can’t be sent yet:'
              : 'These values are missing, so this can’t be sent yet:'}
          </p>
          <ul>
            {fields.map((field) => (
              <li key={field}>
                <span className="font-semibold">{`[${field}]`}</span> <span>{findRemedy(field)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function AttemptFailure({ attempt }: { attempt: JobTextAttempt | null }) {
  if (attempt === null || attempt.state === 'pending') {
    return null;
  }
  return (
    <p role="alert" className="font-semibold text-stop">
      {attempt.state === 'unclear'
        ? notConfirmedRepeatable
        : `This text was not sent${attempt.reason === null ? '.' : `: ${attempt.reason}`} It stays here until you send or change it.`}
    </p>
  );
}

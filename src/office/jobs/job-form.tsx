import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from 'react';
import {
  type Job,
  jobStatuses,
  maxJobNoteLength,
  maxMachineLength,
  maxPlaceLength,
  maxTitleLength,
} from '#functions/contract/jobs';
import type { JobTextKind } from '#functions/domain/job-texts';
import { describeFailure } from '../api/client';
import { machinesQuery } from '../api/jobs';
import { useUserId } from '../auth/access';
import { Choice } from '../forms/choice';
import { Field, TextArea } from '../forms/field';
import { Select } from '../forms/select';
import { SubmitButton } from '../forms/submit-button';
import { QueryPanel } from '../panels/query-panel';
import { Button } from '../shared/button';
import {
  describeMachine,
  describeVisit,
  listDays,
  nameMember,
  nameNearDay,
  statusLabels,
} from './describe-job';
import { type JobFields, planDay } from './job-fields';
import { type ForeignChange, type JobFormState, useJobForm } from './use-job-form';

type JobFormProps = {
  address: string;
  /** Null for a new job. */
  job: Job | null;
  /** What is typed first. */
  focus: 'title' | 'visit';
  onSaved: (job: Job, offer: JobTextKind | null) => void;
};

/** The form of a job. What is typed stays until it is saved or given up, also when somebody else changes the job. */
export function JobForm({ focus, ...options }: JobFormProps) {
  const form = useJobForm(options);
  const { fields, problems, change } = form;
  const bind = (name: keyof JobFields) => ({
    value: fields[name],
    problem: problems[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change({ [name]: target.value }),
  });
  const element = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    form.submit();
    // The fields say what is wrong after this turn.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="space-y-4">
      <Field
        label="What is to be done"
        autoFocus={focus === 'title'}
        maxLength={maxTitleLength}
        {...bind('title')}
      />
      <MachineFields address={options.job?.contact ?? options.address} form={form} />
      <VisitFields form={form} isFirst={focus === 'visit'} />
      <Field label="Place" maxLength={maxPlaceLength} {...bind('place')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Amount in dollars" inputMode="decimal" placeholder="0.00" {...bind('amount')} />
        <Select
          label="Status"
          choices={jobStatuses.map((status) => [status, statusLabels[status]])}
          {...bind('status')}
        />
      </div>
      <TextArea label="Note for your team" maxLength={maxJobNoteLength} {...bind('note')} />
      <ForeignChanges changes={form.foreign} />
      {form.error === null || form.foreign.length > 0 ? null : (
        <p role="alert" className="font-semibold text-stop">
          {describeFailure(form.error, 'Not saved. Check the connection, then try again.')}
        </p>
      )}
      <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-wrap items-center gap-x-3 border-t border-line bg-white px-4 py-3 md:-mx-6 md:-mb-6 md:px-6">
        <SubmitButton busy={form.isSaving && 'Saving…'}>Save</SubmitButton>
        {form.isDraft && !form.isSaving ? (
          <>
            <p className="text-sm font-bold text-signal-dark">Not saved yet</p>
            <Button look="underlined" className="ml-auto text-sm" onClick={form.discard}>
              Discard
            </Button>
          </>
        ) : null}
      </div>
    </form>
  );
}

const inWords = '';

/** Which machine it is: one that is known, or in words. */
function MachineFields({ address, form }: { address: string; form: JobFormState }) {
  const machines = useQuery(machinesQuery(address));
  const { fields, change } = form;
  const known = machines.data ?? [];
  function choose(machineId: string) {
    const machine = known.find(({ id }) => id === machineId);
    change({ machineId, ...(machine && { machine: describeMachine(machine) }) });
  }
  return (
    <div className="space-y-2">
      {known.length === 0 ? null : (
        <Select
          label="Machine"
          choices={[
            ...known.map((machine) => [machine.id, describeMachine(machine)] as const),
            [inWords, 'Another, in words'],
          ]}
          value={fields.machineId}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {fields.machineId === inWords ? (
        <Field
          label={known.length === 0 ? 'Machine' : 'Machine in words'}
          maxLength={maxMachineLength}
          value={fields.machine}
          onChange={({ target }) => change({ machine: target.value })}
        />
      ) : null}
      {machines.isError ? (
        <QueryPanel query={machines} subject="The list of machines">
          {() => null}
        </QueryPanel>
      ) : null}
    </div>
  );
}

/** How many days are a press away. */
const nearDays = 6;

/** When somebody goes there, and who. */
function VisitFields({ form, isFirst }: { form: JobFormState; isFirst: boolean }) {
  const { fields, problems, change } = form;
  const { day, from, to } = fields;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) {
      box.current?.querySelector('input')?.focus();
    }
  }, [isFirst]);
  const days = listDays(nearDays);
  return (
    <div ref={box} role="group" aria-label="Visit" className="space-y-3">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Choice
          isInRow
          legend="Visit"
          names={Object.fromEntries(days.map((one) => [one, nameNearDay(one)]))}
          values={days}
          value={day}
          onChange={(chosen) => change(planDay(fields, chosen))}
        />
        <Field
          label="On another day"
          type="date"
          value={day}
          onChange={({ target }) => change(planDay(fields, target.value))}
        />
      </div>
      {day === '' ? null : (
        <>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            <Field
              label="From"
              type="time"
              step={900}
              value={from}
              onChange={({ target }) => change({ from: target.value })}
            />
            <Field
              label="To"
              type="time"
              step={900}
              value={to}
              problem={problems.to}
              onChange={({ target }) => change({ to: target.value })}
            />
            <div className="max-sm:col-span-2">
              <MemberField form={form} />
            </div>
          </div>
          <Overlaps form={form} />
          <Button look="underlined" className="text-sm" onClick={() => change(planDay(fields, ''))}>
            Remove the visit
          </Button>
        </>
      )}
    </div>
  );
}

function MemberField({ form: { fields, members, change } }: { form: JobFormState }) {
  const userId = useUserId();
  return (
    <Select
      label="Who goes"
      choices={[
        ['', 'Not decided'],
        ...members.map(
          ({ memberId, name }) => [memberId, memberId === userId ? `${name} (you)` : name] as const,
        ),
      ]}
      value={fields.memberId}
      onChange={({ target }) => change({ memberId: target.value })}
    />
  );
}

/** Warns of other visits at the same time. It can be saved all the same. */
function Overlaps({ form: { fields, members, overlaps } }: { form: JobFormState }) {
  const name = nameMember(fields.memberId, members) ?? 'They';
  return (
    <div role="status" className="empty:hidden">
      {overlaps.length === 0 ? null : (
        <div className="border-l-4 border-amber pl-3">
          <p className="font-semibold">{`${name} has another visit at that time:`}</p>
          <ul>
            {overlaps.map(({ id, title, visit, contactName }) => (
              <li key={id} className="wrap-anywhere">
                <bdi>{title}</bdi>
                {contactName === null ? null : <bdi>{`, ${contactName}`}</bdi>}
                <span>{visit === null ? '' : `: ${describeVisit(visit)}`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const orNothing = (words: string) => (words === '' ? 'nothing' : `“${words}”`);

/** What somebody else has changed meanwhile, and what becomes of it. */
function ForeignChanges({ changes }: { changes: readonly ForeignChange[] }) {
  if (changes.length === 0) {
    return null;
  }
  return (
    <div role="alert" className="border-l-4 border-stop pl-3">
      <p className="font-semibold text-stop">Not saved: somebody else has changed this job meanwhile.</p>
      <ul>
        {changes.map(({ label, was, now, typed }) => (
          <li key={label} className="wrap-anywhere">
            <span className="font-semibold">{`${label}: `}</span>
            <span>{`now ${orNothing(now)}, before ${orNothing(was)}.`}</span>
            {typed === null ? null : <span>{` You typed ${orNothing(typed)}.`}</span>}
          </li>
        ))}
      </ul>
      <p>What you typed is still here. Save again to put it over theirs; the rest stays as they left it.</p>
    </div>
  );
}

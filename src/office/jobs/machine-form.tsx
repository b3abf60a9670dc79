import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { readProblem } from '#functions/contract/action';
import {
  type Machine,
  emptyMachine,
  maxMachineFieldLength,
  maxMachineNoteLength,
  maxSerialLength,
  mistypedVin,
} from '#functions/contract/jobs';
import { isMistypedVin, normalizeSerial } from '#functions/domain/vin';
import { describeFailure } from '../api/client';
import { jobFunction } from '../api/jobs';
import { contactKeys } from '../api/queries';
import { useFormDraft } from '../drafts/form-drafts';
import { Field, TextArea } from '../forms/field';
import { Select } from '../forms/select';
import { SubmitButton } from '../forms/submit-button';
import { Button } from '../shared/button';
import { describeMeter } from './describe-job';
import { saveKey } from './mutation-keys';

const fieldNames = ['unit', 'make', 'model', 'serial', 'meter', 'meterUnit', 'note'] as const;
type MachineFields = Record<(typeof fieldNames)[number], string>;

const readFields = (machine: Machine | null): MachineFields => ({
  unit: machine?.unit ?? '',
  make: machine?.make ?? '',
  model: machine?.model ?? '',
  serial: machine?.serial ?? '',
  meter: machine?.meter ? String(machine.meter.value) : '',
  meterUnit: machine?.meter?.unit ?? 'hours',
  note: machine?.note ?? '',
});

const readMeter = (typed: string): number => Number(typed.replace(/[\s,]/g, ''));

function findProblems({ serial, meter, ...fields }: MachineFields): Partial<MachineFields> {
  const { unit, make, model, note } = fields;
  const isEmpty = [unit, make, model, serial, note].every((typed) => typed.trim() === '');
  return {
    ...(isEmpty && { unit: readProblem(emptyMachine).sentence }),
    ...(isMistypedVin(normalizeSerial(serial)) && { serial: readProblem(mistypedVin).sentence }),
    ...(!(readMeter(meter) >= 0) && { meter: 'Enter what the meter shows, such as 4,120.' }),
  };
}

const orNull = (typed: string) => typed.trim() || null;

type MachineFormProps = {
  address: string;
  /** Null for a new one. */
  machine: Machine | null;
  onSaved: () => void;
};

/** The form of a machine. What is typed stays until it is saved. */
export function MachineForm({ address, machine, onSaved }: MachineFormProps) {
  const { draft, keep, forget } = useFormDraft(`machine ${machine?.id ?? `of ${address}`}`);
  const stored = readFields(machine);
  const fields: MachineFields = { ...stored, ...draft?.typed };
  const problems = findProblems(fields);
  const saving = useMutation({
    mutationKey: saveKey,
    mutationFn: () => {
      const { unit, make, model, serial, meter, meterUnit, note } = fields;
      const isMeterSame = meter === stored.meter && meterUnit === stored.meterUnit;
      return jobFunction.call('saveMachine', {
        contact: machine?.contact ?? address,
        ...(machine === null ? { idempotencyKey: draft?.id } : { machineId: machine.id }),
        unit: orNull(unit),
        make: orNull(make),
        model: orNull(model),
        serial: orNull(serial),
        note: orNull(note),
        // Unchanged, it keeps the day on which it was read.
        ...(!isMeterSame && {
          meter:
            meter.trim() === ''
              ? null
              : { value: readMeter(meter), unit: meterUnit === 'miles' ? 'miles' : 'hours' },
        }),
      });
    },
    onSuccess: () => {
      forget();
      onSaved();
    },
    meta: { done: 'Machine saved', reloads: contactKeys },
  });
  const [areProblemsShown, showProblems] = useState(false);

  function change(name: keyof MachineFields, typed: string) {
    saving.reset();
    const id = draft?.id ?? crypto.randomUUID();
    keep({ typed: { ...draft?.typed, [name]: typed }, before: stored, updatedAt: null, id });
  }

  const bind = (name: keyof MachineFields) => ({
    value: fields[name],
    problem: areProblemsShown ? problems[name] : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change(name, target.value),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    showProblems(true);
    if (Object.keys(problems).length === 0 && !saving.isPending) {
      saving.mutate();
    }
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field autoFocus label="Unit number" maxLength={maxMachineFieldLength} {...bind('unit')} />
        <Field label="Make" placeholder="Cat" maxLength={maxMachineFieldLength} {...bind('make')} />
        <Field label="Model" placeholder="320" maxLength={maxMachineFieldLength} {...bind('model')} />
        <Field
          label="Serial number or VIN"
          maxLength={maxSerialLength}
          autoCapitalize="characters"
          {...bind('serial')}
        />
        <Field
          label="Meter"
          inputMode="decimal"
          hint={machine === null ? null : describeMeter(machine)}
          {...bind('meter')}
        />
        <Select
          label="In"
          choices={[
            ['hours', 'Hours'],
            ['miles', 'Miles'],
          ]}
          {...bind('meterUnit')}
        />
      </div>
      <TextArea label="Note for your team" maxLength={maxMachineNoteLength} {...bind('note')} />
      {saving.error === null ? null : (
        <p role="alert" className="font-semibold text-stop">
          {describeFailure(saving.error, 'Not saved. Check the connection, then try again.')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <SubmitButton busy={saving.isPending && 'Saving…'}>Save</SubmitButton>
        {draft === null || saving.isPending ? null : (
          <>
            <p className="text-sm font-bold text-signal-dark">Not saved yet</p>
            <Button look="underlined" className="ml-auto text-sm" onClick={forget}>
              Discard
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

import type { RefObject } from 'react';
import * as v from 'valibot';
import { readProblem } from '#functions/contract/action';
import {
  maxImportNoteLength,
  permissionHows,
  sharedPermission,
  type SharedPermission,
} from '#functions/contract/permission';
import { permissionLabels } from '../contacts/permission-labels';
import { Checkbox } from '../forms/checkbox';
import { Choice } from '../forms/choice';
import { Field } from '../forms/field';
import { useToday } from '../shared/timestamp';

export type PermissionEntry = SharedPermission & { isGiven: boolean };

/** Nobody has said that the people in the file agreed. */
export const noPermissionYet: PermissionEntry = { isGiven: false, how: 'form', note: '', agreedOn: '' };

/** The fields of a permission that somebody can leave empty. */
export type PermissionField = 'agreedOn' | 'note';

/** What is wrong with a permission, in the order of its fields; null when it is complete. */
export function permissionProblem(
  permission: SharedPermission,
): { field: PermissionField; sentence: string } | null {
  for (const field of ['agreedOn', 'note'] as const) {
    const parsed = v.safeParse(sharedPermission.entries[field], permission[field], { abortEarly: true });
    if (!parsed.success) {
      return { field, sentence: readProblem(parsed.issues[0].message).sentence };
    }
  }
  return null;
}

type ImportPermissionProps = {
  value: PermissionEntry;
  onChange: (value: PermissionEntry) => void;
  problems: Readonly<Record<PermissionField, string | null>>;
  agreedOnRef: RefObject<HTMLInputElement | null>;
  noteRef: RefObject<HTMLInputElement | null>;
};

/** Asks whether everybody in the file agreed to texts, and how. */
export function ImportPermission(props: ImportPermissionProps) {
  const { value, onChange, problems, agreedOnRef, noteRef } = props;
  const today = useToday();
  const change = (changed: Partial<PermissionEntry>) => onChange({ ...value, ...changed });
  return (
    <>
      <Checkbox
        label="Everybody in this file agreed to texts"
        checked={value.isGiven}
        onChange={({ target }) => change({ isGiven: target.checked })}
      />
      {value.isGiven ? (
        <div className="space-y-4 border-l-4 border-line pl-4">
          <p className="max-w-measure">
            Your answers are kept as proof with your login and the time. Whoever opted out stays opted out.
          </p>
          <Choice
            legend="How did they agree to texts?"
            names={permissionLabels}
            values={permissionHows}
            value={value.how}
            onChange={(how) => change({ how })}
          />
          <Field
            ref={agreedOnRef}
            label="When they agreed"
            problem={problems.agreedOn}
            type="date"
            required
            max={today}
            value={value.agreedOn}
            onChange={({ target }) => change({ agreedOn: target.value })}
          />
          <Field
            ref={noteRef}
            label="Note"
            problem={problems.note}
            hint="What they agreed to, and where the proof is. Example: Work order form, box “Text me about this job”, in the file cabinet."
            required
            maxLength={maxImportNoteLength}
            value={value.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </div>
      ) : null}
    </>
  );
}

import { useId } from 'react';
import {
  maxOutcomeNoteLength,
  type QuoteFollowUp,
  type RequestOutcome,
  requestOutcomes,
} from '../../../supabase/functions/_shared/contract/follow-up';
import { setRequestOutcome } from '../api/follow-up';
import { Field } from '../forms/field';
import { EditInPlace } from './edit-in-place';

const labels: Record<RequestOutcome, string> = { new: 'New', quoted: 'Quoted', won: 'Won', lost: 'Lost' };

type RequestOutcomeNoteProps = { messageId: string; request: QuoteFollowUp };

/** The outcome of a quote request, editable in place. */
export function RequestOutcomeNote({ messageId, request }: RequestOutcomeNoteProps) {
  const id = useId();

  async function save(field: (name: string) => string): Promise<string> {
    const outcome = requestOutcomes.find((one) => one === field('outcome')) ?? request.outcome;
    await setRequestOutcome({ messageId, outcome, note: field('note') });
    return 'Outcome noted';
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 border-t border-line pt-1">
      <p className="wrap-anywhere">
        <span className="font-bold">{`Outcome: ${labels[request.outcome]}`}</span>
        {request.note === null ? null : <bdi>{` · ${request.note}`}</bdi>}
      </p>
      <EditInPlace
        label="Change outcome"
        submitLabels={{ idle: 'Apply', busy: 'Applying…' }}
        save={save}
        failure="The outcome was not saved. Check the connection, then try again."
      >
        {(problem) => (
          <>
            <div>
              <label htmlFor={id} className="block font-semibold">
                Outcome
              </label>
              <select
                id={id}
                name="outcome"
                defaultValue={request.outcome}
                className="mt-1 block min-h-11 w-full rounded border-2 border-steel bg-white px-3 py-2"
              >
                {requestOutcomes.map((one) => (
                  <option key={one} value={one}>
                    {labels[one]}
                  </option>
                ))}
              </select>
            </div>
            <Field
              label="Reason (optional)"
              problem={problem}
              name="note"
              type="text"
              autoComplete="off"
              maxLength={maxOutcomeNoteLength}
              defaultValue={request.note ?? ''}
            />
          </>
        )}
      </EditInPlace>
    </div>
  );
}

import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { maxOutcomeNoteLength, type QuoteFollowUp, requestOutcomes } from '#functions/contract/follow-up';
import { smsHandler } from '../api/client';
import { Choice } from '../forms/choice';
import { Field } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';

const labels = { new: 'New', quoted: 'Quoted', won: 'Won', lost: 'Lost' };

/** The outcome of a quote request, and a button to change it. */
export function RequestOutcomeNote({ messageId, request }: { messageId: string; request: QuoteFollowUp }) {
  // Kept while the dialog is closed, until it was saved.
  const [entered, setEntered] = useState<Partial<QuoteFollowUp>>({});
  const { outcome, note } = { ...request, ...entered };
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm/5 text-slate">
      <p className="wrap-anywhere">
        <span>{`Outcome: ${labels[request.outcome]}`}</span>
        {request.note === null ? null : <bdi>{` · ${request.note}`}</bdi>}
      </p>
      <FormDialog
        Icon={ClipboardCheck}
        label="Change outcome"
        shortLabel="Change"
        submitLabel="Save"
        title="Outcome of this request"
        description="Call Analytics counts the requests that were won."
        save={() => smsHandler.call('setRequestOutcome', { messageId, outcome, note: note ?? '' })}
        done="Outcome noted"
        onSaved={() => setEntered({})}
      >
        <Choice
          legend="Outcome"
          names={labels}
          values={requestOutcomes}
          value={outcome}
          onChange={(chosen) => setEntered({ ...entered, outcome: chosen })}
        />
        <Field
          label="Reason (optional)"
          maxLength={maxOutcomeNoteLength}
          value={note ?? ''}
          onChange={({ target }) => setEntered({ ...entered, note: target.value })}
        />
      </FormDialog>
    </div>
  );
}

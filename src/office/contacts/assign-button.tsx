import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '#functions/contract/members';
import { smsHandler } from '../api/client';
import { membersQuery } from '../api/queries';
import { useUserId } from '../auth/access';
import { Choice } from '../forms/choice';
import { FormDialog } from '../forms/form-dialog';
import { QueryPanel } from '../panels/query-panel';

type AssignButtonProps = {
  address: string;
  /** The id of the member who takes care of the conversation. Null: nobody. */
  assignedTo: string | null;
};

const nobody = '';

/** A dialog that says who takes care of the conversation. */
export function AssignButton({ address, assignedTo }: AssignButtonProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const memberId = chosen ?? assignedTo ?? nobody;
  return (
    <FormDialog
      Icon={UserRound}
      label="Assign to…"
      title="Who takes care of this conversation?"
      description="The others still see it and can answer."
      submitLabel="Save"
      save={() => smsHandler.call('assign', { contact: address, memberId: memberId || null })}
      done={memberId === nobody ? 'Assigned to nobody' : 'Conversation assigned'}
      onSaved={() => setChosen(null)}
    >
      <Members value={memberId} onChange={setChosen} />
    </FormDialog>
  );
}

/** The user first, then the others by name, then nobody. */
function listChoices(members: readonly Member[], userId: string | null): [string, string][] {
  const own = members.filter(({ memberId }) => memberId === userId);
  const others = members.filter(({ memberId }) => memberId !== userId);
  return [
    ...own.map(({ memberId, name }): [string, string] => [memberId, `${name} (you)`]),
    ...others.map(({ memberId, name }): [string, string] => [memberId, name]),
    [nobody, 'Nobody'],
  ];
}

function Members({ value, onChange }: { value: string; onChange: (memberId: string) => void }) {
  const members = useQuery(membersQuery);
  const userId = useUserId();
  return (
    <QueryPanel query={members} subject="The list of people">
      {(known) => {
        const choices = listChoices(known, userId);
        return (
          <Choice
            legend="Assigned to"
            isLegendHidden
            names={Object.fromEntries(choices)}
            values={choices.map(([memberId]) => memberId)}
            value={value}
            onChange={onChange}
          />
        );
      }}
    </QueryPanel>
  );
}

import type { FieldsOf } from '../_shared/contract/action.ts';
import { emptyMachine, type jobActions, noMachine } from '../_shared/contract/jobs.ts';
import { type DatabaseAnswer, retryOnce } from '../_shared/database/client.ts';
import { formatBusinessDate } from '../_shared/domain/business-hours.ts';
import type { Office } from '../_shared/office/office.ts';
import { problemError } from '../_shared/runtime/http-error.ts';
import type { JobHandlers } from './jobs.ts';

type MachineRow = DatabaseAnswer<'list_machines'>[number];

export const toMachine = ({ meter, meterUnit, meteredOn, createdAt, updatedAt, ...row }: MachineRow) => ({
  ...row,
  meter: meter === null ? null : { value: meter, unit: meterUnit, date: meteredOn },
  created_at: createdAt,
  updated_at: updatedAt,
});

/** The columns that the fields set. What is left out stays. */
function buildMachineColumns(fields: FieldsOf<(typeof jobActions)['saveMachine']>, today: string): object {
  const { unit, make, model, serial, meter, note } = fields;
  const columns = Object.entries({ unit, make, model, serial, note }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    ...Object.fromEntries(columns),
    ...(meter !== undefined && {
      meter: meter?.value ?? null,
      meter_unit: meter?.unit ?? null,
      metered_on: meter === null ? null : (meter.date ?? today),
    }),
  };
}

/** The handlers for the machines of contacts. */
export function machineHandlers({
  database: { rpc },
  now,
}: Office): JobHandlers<'saveMachine' | 'getMachines'> {
  return {
    async saveMachine(fields, { userId: actor }) {
      const { contact, machineId, idempotencyKey } = fields;
      const { unit, make, model, serial, note } = fields;
      if (machineId === undefined && ![unit, make, model, serial, note].some(Boolean)) {
        throw problemError(emptyMachine);
      }
      const newId = machineId === undefined ? (idempotencyKey ?? crypto.randomUUID()) : undefined;
      const columns = buildMachineColumns(fields, formatBusinessDate(now()));
      const saved = await retryOnce(() => rpc('save_machine', { contact, columns, actor, machineId, newId }));
      const [row] = saved === null ? [] : await rpc('list_machines', { contact, machineId: saved });
      if (!row) {
        throw problemError(noMachine);
      }
      return { machine: toMachine(row) };
    },

    getMachines: async ({ contact }) => ({
      machines: (await rpc('list_machines', { contact })).map(toMachine),
    }),
  };
}

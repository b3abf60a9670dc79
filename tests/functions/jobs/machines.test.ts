/** The machines of customers. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { machine } from '../../../supabase/functions/_shared/contract/jobs';
import { isMistypedVin, normalizeSerial } from '../../../supabase/functions/_shared/domain/vin';
import { customer, parseRows, startOffice } from '../../support/office-setup';

const { services, admin, ask } = await startOffice();

const save = (fields: object) => ask({ action: 'saveMachine', contact: customer, ...fields });
const readMachine = ({ body }: Awaited<ReturnType<typeof save>>) => v.parse(machine, body['machine']);
const machines = async (contact = customer) =>
  parseRows((await ask({ action: 'getMachines', contact })).body['machines']);

test('a machine has a unit, make, model, serial number, meter and note', async () => {
  const plate = { unit: 'Unit 14', make: 'Ford', model: 'Transit', note: 'Limp mode' };
  const meter = { value: 118_000.5, unit: 'miles', date: '2026-11-20' };
  const answer = await save({ ...plate, serial: '1m8gdm9a xkp042788', meter });
  expect(answer).toMatchObject({
    status: 200,
    body: { machine: { ...plate, serial: '1M8GDM9AXKP042788', meter } },
  });
  expect(await machines()).toEqual([readMachine(answer)]);
});

test('a meter that is read without a date was read today', async () => {
  const answer = await save({ unit: 'Loader', meter: { value: 4_410, unit: 'hours' } });
  expect(readMachine(answer).meter?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a change keeps what it leaves out, and a repeated request adds no second machine', async () => {
  const idempotencyKey = randomUUID();
  const { id: machineId } = readMachine(await save({ unit: 'Loader', make: 'Deere', idempotencyKey }));
  expect(readMachine(await save({ unit: 'Loader', idempotencyKey }))).toMatchObject({ id: machineId });
  expect(readMachine(await save({ machineId, make: null, note: 'Sold' }))).toMatchObject({
    unit: 'Loader',
    make: null,
    note: 'Sold',
  });
  expect(await machines()).toHaveLength(1);
});

test('everybody of a company sees its machines, and nobody else does', async () => {
  await services.execute(`insert into public.contacts (address, company) values
    ('${customer}', 'Verdigris Aggregates'), ('+19185550198', 'verdigris aggregates'), ('+19185550197', null)`);
  const { id } = readMachine(await save({ unit: 'Loader' }));
  expect(await machines('+19185550198')).toMatchObject([{ id, contact: customer }]);
  expect(await machines('+19185550197')).toEqual([]);
  const job = { action: 'saveJob', title: 'Leak', machineId: id };
  expect(await ask({ ...job, contact: '+19185550198' })).toMatchObject({ body: { job: { machineId: id } } });
  expect(await ask({ ...job, contact: '+19185550197' })).toMatchObject({ status: 404 });
});

test.each([
  ['nothing that names it', {}, 400, 'empty_machine'],
  ['a VIN whose check digit is wrong', { serial: '1M8GDM9A1KP042788' }, 400, 'invalid_serial'],
  ['a meter of kilometers', { unit: 'A', meter: { value: 1, unit: 'km' } }, 400, 'invalid_meter'],
  ['an id that no machine has', { machineId: randomUUID(), unit: 'A' }, 404, 'no_machine'],
])('a machine with %s is refused', async (_, fields, status, code) => {
  expect(await save(fields)).toMatchObject({ status, body: { code } });
  expect(await machines()).toEqual([]);
});

test('saving a machine is noted in the audit log', async () => {
  await save({ unit: 'Loader' });
  const noted = await services.rows('audit_log?select=action,subject,actor');
  expect(noted).toEqual([{ action: 'machine.add', subject: customer, actor: admin.id }]);
});

test.each([
  ['a VIN of North America', '1M8GDM9AXKP042788', false],
  ['the example of the standard', '11111111111111111', false],
  ['the same with two characters exchanged', '1M8GDM9AXKP024788', true],
  ['another check digit', '1M8GDM9A0KP042788', true],
  ['a VIN of Europe, which has no check digit', 'WDB9066571S123456', false],
  ['a machine’s 17 characters with a letter in the ninth place', '1T0310SLVFF271234', false],
  ['a shorter serial number', 'CAT0336EJABC', false],
])('%s: is %s mistyped? %s', (_, serial, isMistyped) => {
  expect(isMistypedVin(normalizeSerial(serial.toLowerCase()))).toBe(isMistyped);
});

test('all jobs and machines come in pages for a file, for admins alone, and the audit log notes it', async () => {
  await save({ unit: 'Loader' });
  await save({ contact: '+19185550142', unit: 'Dozer' });
  await ask({ action: 'saveJob', contact: customer, title: 'Hydraulic leak' });
  const { status, body } = await ask({ action: 'exportJobs' });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      jobs: [{ contact: customer, title: 'Hydraulic leak' }],
      machines: [
        { contact: '+19185550142', unit: 'Dozer' },
        { contact: customer, unit: 'Loader' },
      ],
      nextCursor: null,
    },
  });
  expect((await ask({ action: 'exportJobs', cursor: 500 })).body).toEqual({
    jobs: [],
    machines: [],
    nextCursor: null,
  });
  const { token } = await services.person('dispatcher');
  expect((await ask({ action: 'exportJobs' }, token)).status).toBe(403);
  expect(await services.rows('audit_log?select=actor&action=eq.jobs.export')).toEqual([{ actor: admin.id }]);
});

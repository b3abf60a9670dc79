/** Changes that a stolen login would make alert every admin, whoever makes them and however. */
import { beforeEach, expect, test } from 'vitest';
import { publishableKey } from '../../../tools/local-stack/keys';
import { backgroundDone } from '../../support/console-guard';
import { origin, secretKey } from '../../support/functions-harness';
import { mechanic, onDuty, second, startOffice } from '../../support/office-setup';
import { businessNumber } from '../../support/twilio-rows';

const office = await startOffice();
const { services, admin, ask } = office;
const boss = await services.person('admin');
const dispatcher = await services.person('dispatcher');
const invited = await services.person();

beforeEach(async () => {
  // A second alert of the kind would be held, and shows there.
  office.configure({ ALERT_SECONDS: '86400' });
  await services.saveSetting('call_forwarding_number', mechanic);
  await services.execute(`
    delete from private.invitations;
    delete from public.user_roles where user_id not in ('${admin.id}', '${boss.id}');
    insert into public.user_roles (user_id, role) values ('${dispatcher.id}', 'dispatcher');
    insert into private.invitations (email, role) values ('waits@example.com', 'admin');
    insert into private.invitations (email, role, invited_at) values ('late@example.com', 'admin', now() - interval '1 year');
    insert into private.alert_settings (user_id, kinds, phone) values
      ('${admin.id}', '["care"]', '${onDuty}'), ('${boss.id}', '["text"]', '${second}');`);
});

const sql = (statement: string) => async () => void (await services.query(statement));
/** Writes to the data API as the browser does, with the admin's access token. */
const write = (method: string, path: string, body: object) => async () => {
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${admin.token}`,
    'content-type': 'application/json',
  };
  const answer = await fetch(`${origin}/rest/v1/${path}`, { method, headers, body: JSON.stringify(body) });
  expect(answer.ok).toBe(true);
};
const act = (action: string, fields: object) => async () =>
  expect(await ask({ action, ...fields })).toMatchObject({ status: 200 });

/** The texts that Twilio took. */
const sent = () => services.twilioMessages.map(({ to, body }) => [to, body.split('. ')[0]]);
const sendDue = async () => {
  expect(await ask({ action: 'sendAlerts' }, secretKey)).toMatchObject({ status: 200 });
  await backgroundDone();
};
const waiting = () =>
  services.query(`select kind from private.alert_throttle where held > 0
    union all select key from private.alert_queue`);

const number = 'The business number was changed';
const forwarding = 'Call forwarding was changed';
const people = 'Somebody was invited, or access to the office has changed';
const byNumber = 'business_settings?setting_key=eq.twilio_phone_number';
const byForwarding = 'business_settings?setting_key=eq.call_forwarding_number';
const schedule = {
  forwardWhen: 'always',
  hours: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, null]),
  ),
  afterHoursNumber: mechanic,
  secondNumber: second,
  thirdNumber: null,
  ringOrder: 'all_at_once',
  screeningOn: true,
  holidays: [],
};

test.each<[string, () => Promise<void>, string]>([
  ['the data API writes the business number', write('PATCH', byNumber, { setting_value: second }), number],
  [
    'the data API writes the forwarding number',
    write('PATCH', byForwarding, { setting_value: second }),
    forwarding,
  ],
  [
    'SQL changes the forwarding number',
    sql(
      `update public.business_settings set setting_value = '${second}' where setting_key = 'call_forwarding_number'`,
    ),
    forwarding,
  ],
  [
    'SQL deletes the business number',
    sql(`delete from public.business_settings where setting_key = 'twilio_phone_number'`),
    number,
  ],
  [
    'SQL changes a second phone and the hours',
    sql(`update public.call_handling set second_number = '${second}', hours = '{}'`),
    forwarding,
  ],
  ['SQL deletes the call handling', sql('delete from public.call_handling'), forwarding],
  [
    'SQL gives a role',
    sql(`insert into public.user_roles (user_id, role) values ('${invited.id}', 'admin')`),
    people,
  ],
  [
    'SQL changes a role',
    sql(`update public.user_roles set role = 'admin' where user_id = '${dispatcher.id}'`),
    people,
  ],
  ['an admin is granted', sql(`select public.grant_admin('${invited.email}')`), people],
  ['an admin is revoked', sql(`select public.revoke_admin('${boss.email}')`), people],
  [
    'somebody is removed by SQL, with role and invitation',
    sql(`
    insert into private.invitations (email, role) values ('${dispatcher.email}', 'admin');
    delete from private.alert_queue;
    select public.remove_person('${dispatcher.email}', '${admin.id}')`),
    people,
  ],
  [
    'an invitation gets another role',
    sql(`update private.invitations set role = 'dispatcher' where email = 'waits@example.com'`),
    people,
  ],
  [
    'an invitation is withdrawn',
    sql(`delete from private.invitations where email = 'waits@example.com'`),
    people,
  ],
])('admins are alerted exactly once when %s', async (_, change, title) => {
  await change();
  await backgroundDone();
  await sendDue();
  await sendDue();
  expect(sent()).toEqual([[onDuty, title]]);
  expect(await waiting()).toEqual([]);
});

test.each<[string, () => Promise<void>, string]>([
  [
    'forwards calls',
    act('updateCallForwarding', { phoneNumber: businessNumber, forwardTo: second }),
    forwarding,
  ],
  ['changes the schedule', act('updateCallSchedule', schedule), forwarding],
  ['invites somebody', act('invitePerson', { email: 'new@example.com', role: 'admin' }), people],
  ['removes somebody', act('removePerson', { email: dispatcher.email }), people],
])(
  'admins are alerted exactly once, and at once, when one of them %s in the office',
  async (_, change, title) => {
    await change();
    await backgroundDone();
    expect(sent()).toEqual([[onDuty, title]]);
    await sendDue();
    expect(await waiting()).toEqual([]);
  },
);

test('an invitation that is accepted alerts admins once', async () => {
  const secretHash = 'ab'.repeat(32);
  await services.execute(
    `insert into private.invitations (email, role, secret_hash, expires_at)
    values ('${invited.email}', 'dispatcher', decode('${secretHash}', 'hex'), now() + interval '1 day')`,
  );
  await sendDue();
  await services.execute('update private.alert_throttle set next_at = now()');
  await services.execute(`select public.begin_role('${invited.id}', '${secretHash}')`);
  await sendDue();
  expect(sent()).toEqual([
    [onDuty, people],
    [onDuty, people],
  ]);
  expect(await waiting()).toEqual([]);
});

test.each<[string, () => Promise<void>]>([
  ['the data API writes the same number', write('PATCH', byForwarding, { setting_value: mechanic })],
  [
    'SQL writes everything as it is',
    sql(`
    update public.business_settings set setting_value = setting_value, description = 'x' where true;
    update public.call_handling set hours = hours, second_number = second_number where true;
    update public.user_roles set role = role where true;
    update private.invitations set role = role where true`),
  ],
  [
    'the text after a missed call changes',
    act('updateMissedCallHandling', {
      textBackOn: true,
      textBackText: 'Hello',
      voicemailOn: true,
      voicemailGreeting: 'Hello',
      transcribeOn: false,
    }),
  ],
  [
    'an invitation that has expired is deleted',
    sql(`delete from private.invitations where email = 'late@example.com'`),
  ],
  [
    'a change is rolled back',
    sql(`
    begin; update public.business_settings set setting_value = '${second}' where true; rollback`),
  ],
])('nobody is alerted when %s', async (_, change) => {
  await change();
  await backgroundDone();
  await sendDue();
  expect(sent()).toEqual([]);
});

test('the alert of a change that the database has noticed opens the place to check', async () => {
  await sql(
    `update public.business_settings set setting_value = '${second}' where setting_key = 'call_forwarding_number'`,
  )();
  await sendDue();
  expect(services.twilioMessages[0]?.body).toMatch(/\/admin\/dashboard\?tab=call-forwarding$/);
});

/** Who else has a conversation open now. */
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inboxNews, presentMembers } from '../../../supabase/functions/_shared/contract/news';
import type { Person } from '../../support/functions-harness';
import { customer, startOffice } from '../../support/office-setup';

const { services, admin, text, rpc } = await startOffice();
const other = '+19185550198';
let pat: Person;
beforeAll(async () => {
  pat = await services.person('dispatcher');
});
beforeEach(async () => {
  await text();
  await text('Hello', { From: other });
});

const note = async ({ token }: Person, address: string, isOpen = true) => {
  const answer = await rpc('note_presence', token, { p_address: address, p_is_open: isOpen });
  return v.parse(presentMembers, await answer.json());
};
const news = async ({ token }: Person) =>
  v.parse(inboxNews, await (await rpc('inbox_news', token)).json()).presence;
const readName = ({ email }: Person) => email.split('@')[0];
const age = (seconds: number) =>
  services.execute(`update private.presence set seen_at = now() - interval '${seconds} seconds' where true`);

test('others see who has a conversation open, by name, until it is closed', async () => {
  expect(await note(pat, customer)).toEqual([]);
  const there = { otherNumber: customer, memberId: pat.id, name: readName(pat) };
  expect(await news(admin)).toEqual([there]);
  expect(await note(admin, customer), 'whoever opens it, too').toEqual([there]);
  expect(await news(pat)).toMatchObject([{ memberId: admin.id }]);
  expect(await note(pat, customer, false)).toMatchObject([{ memberId: admin.id }]);
  expect(await news(admin)).toEqual([]);
});

test('somebody with two devices is seen in both conversations', async () => {
  await note(pat, customer);
  await note(pat, other);
  expect((await news(admin)).map(({ otherNumber }) => otherNumber).sort()).toEqual([other, customer]);
});

test('whoever is not heard from for 45 seconds is gone, and the row with the next word', async () => {
  await note(pat, customer);
  await age(40);
  expect(await news(admin)).toHaveLength(1);
  await age(46);
  expect(await news(admin)).toEqual([]);
  await note(pat, other);
  expect(await services.query('select count(*)::integer as rows from private.presence')).toEqual([
    { rows: 1 },
  ]);
});

test('the schedule removes what is over', async () => {
  await note(pat, customer);
  await age(46);
  await services.query('select public.delete_expired()');
  expect(await services.query('select from private.presence')).toEqual([]);
});

test('nobody without a role is told or noted, and a number without a conversation is not', async () => {
  const stranger = await services.person();
  const answer = await rpc('note_presence', stranger.token, { p_address: customer });
  expect(answer.status).toBe(403);
  expect((await rpc('note_presence', null, { p_address: customer })).status).toBeGreaterThanOrEqual(401);
  expect(await note(pat, '+19185550100')).toEqual([]);
  expect(await services.query('select from private.presence')).toEqual([]);
  await note(pat, customer);
  await services.execute(`delete from public.user_roles where user_id = '${pat.id}'`);
  expect(await news(admin), 'whoever lost the role').toEqual([]);
  await services.execute(`insert into public.user_roles (user_id, role) values ('${pat.id}', 'dispatcher')`);
});

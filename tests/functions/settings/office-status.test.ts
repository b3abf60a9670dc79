import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import { startOffice } from '../../support/office-setup';
import { twilioError } from '../../support/twilio-rows';

const { services, ask, twilioAnswers } = await startOffice();
const costs = 'Usage/Records/Monthly.json';
const state = () => ask({ action: 'getOfficeStatus' });
const monthStart = (back: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 10);
};

test('the office status shows its jobs, the cost of two months and the last backup check', async () => {
  const price = { start_date: monthStart(0), price: '3.52', price_unit: 'usd' };
  twilioAnswers('get', costs, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const isAsked =
      searchParams.get('Category') === 'totalprice' && searchParams.get('StartDate') === monthStart(1);
    return HttpResponse.json({ usage_records: isAsked ? [price] : [], next_page_uri: null });
  });
  const ended = "ended_at = now(), outcome = 'failed', reason = 'twilio_20003', set_aside = 2";
  await services.execute(`update private.reconciliation set ${ended}`);
  await services.execute('update private.retention set last_run_at = null');
  const jobs = {
    reconciliationOutcome: 'failed',
    reconciliationReason: 'twilio_20003',
    setAside: 2,
    retentionMonths: 24,
    expiredDeletedAt: null,
  };
  const spend = { currency: 'USD', lastMonth: 0, thisMonth: 3.52 };
  expect(await state()).toMatchObject({ status: 200, body: { ...jobs, spend, backupCheckedAt: null } });
  expect(await ask({ action: 'noteBackupCheck' })).toMatchObject({ status: 200, body: { success: true } });
  const { body } = await state();
  expect(Date.parse(String(body['backupCheckedAt']))).toBeGreaterThan(Date.now() - 60_000);
  expect(Date.parse(String(body['reconciledAt']))).toBeGreaterThan(Date.now() - 60_000);
});

test('the office status shows the rest when Twilio does not report the cost', async () => {
  twilioAnswers('get', costs, () => twilioError(401, 20003));
  expect(await state()).toMatchObject({ status: 200, body: { spend: null, setAside: 2 } });
  expect(takeConsoleErrors().join()).toContain('spend_unread');
});

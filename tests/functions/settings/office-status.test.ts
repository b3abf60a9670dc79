import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import { startOffice, twilioApi } from '../../support/office-setup';

const { services, ask } = await startOffice();
const costs = `${twilioApi}/Usage/Records/Monthly.json`;
const monthStart = (back: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 10);
};

test('the state of the office has its jobs, the cost of two months, and when the backups were checked', async () => {
  services.server.use(
    http.get(costs, ({ request }) => {
      const { searchParams } = new URL(request.url);
      expect([searchParams.get('Category'), searchParams.get('StartDate')]).toEqual([
        'totalprice',
        monthStart(1),
      ]);
      return HttpResponse.json({
        usage_records: [{ start_date: monthStart(0), price: '3.52', price_unit: 'usd' }],
        next_page_uri: null,
      });
    }),
  );
  await services.execute(
    `update public.reconciliation set ended_at = now(), outcome = 'complete', set_aside = 2`,
  );
  expect(await ask({ action: 'getOfficeStatus' })).toMatchObject({
    status: 200,
    body: {
      reconciliationOutcome: 'complete',
      setAside: 2,
      retentionMonths: 24,
      expiredDeletedAt: null,
      spend: { currency: 'USD', lastMonth: 0, thisMonth: 3.52 },
      backupCheckedAt: null,
    },
  });
  expect(await ask({ action: 'noteBackupCheck' })).toMatchObject({ status: 200, body: { success: true } });
  const { body } = await ask({ action: 'getOfficeStatus' });
  expect(Date.parse(String(body['backupCheckedAt']))).toBeGreaterThan(Date.now() - 60_000);
  expect(Date.parse(String(body['reconciledAt']))).toBeGreaterThan(Date.now() - 60_000);
});

test('the rest is told when Twilio does not say what it costs', async () => {
  services.server.use(
    http.get(costs, () => HttpResponse.json({ code: 20003, message: 'Denied' }, { status: 401 })),
  );
  expect(await ask({ action: 'getOfficeStatus' })).toMatchObject({
    status: 200,
    body: { spend: null, setAside: 2 },
  });
  expect(takeConsoleErrors().join()).toContain('spend_unread');
});

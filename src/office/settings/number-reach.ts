import { useQuery } from '@tanstack/react-query';
import type { NumberHealth } from '../../../supabase/functions/_shared/contract/numbers';
import { numberHealthQuery, phoneNumbersQuery, settingsQuery } from '../api/queries';

export const isTextReceiver = ({ texts, capabilities }: NumberHealth) =>
  capabilities?.sms !== false && texts.route === 'here';

export const isCallReceiver = ({ calls, capabilities }: NumberHealth) =>
  capabilities?.voice !== false && calls.route === 'here';

/** The saved business number among the account's numbers, with its health. Undefined while unknown. */
export function useBusinessLine() {
  const settings = useQuery(settingsQuery()).data;
  const numbers = useQuery(phoneNumbersQuery()).data;
  const line = numbers?.find(({ phoneNumber }) => phoneNumber === settings?.businessNumber?.value);
  const health = useQuery({ ...numberHealthQuery(), enabled: line !== undefined }).data;
  return { settings, numbers, line, health, report: health?.numbers.find(({ sid }) => sid === line?.sid) };
}

import { useMutation, useQuery } from '@tanstack/react-query';
import type { NumberHealth } from '#functions/contract/numbers';
import { saveBusinessNumber } from './mutations';
import { numberHealthQuery, phoneNumbersQuery, settingsQuery } from './queries';

export const isTextReceiver = ({ texts, capabilities }: NumberHealth) =>
  capabilities?.sms !== false && texts.route === 'here';

export const isCallReceiver = ({ calls, capabilities }: NumberHealth) =>
  capabilities?.voice !== false && calls.route === 'here';

/**
 * The saved business number among the account's numbers, with its health. Undefined while unknown. `isAsked`:
 * Twilio has answered or failed. `unowned`: the saved number when it isn't one of the account's, else null.
 */
export function useBusinessLine() {
  const settings = useQuery(settingsQuery).data;
  const { data: numbers, isFetched: areNumbersFetched } = useQuery(phoneNumbersQuery);
  const number = settings?.businessNumber?.value;
  const line = numbers?.find(({ phoneNumber }) => phoneNumber === number);
  const { data: health, isFetched: isHealthFetched } = useQuery({
    ...numberHealthQuery,
    enabled: line !== undefined,
  });
  return {
    settings,
    numbers,
    line,
    health,
    report: health?.numbers.find(({ sid }) => sid === line?.sid),
    isAsked: areNumbersFetched && (line === undefined || isHealthFetched),
    unowned: numbers && !line && number !== undefined ? number : null,
  };
}

/** Saves another business number, in E.164 form. Everything that shows the number updates. */
export function useBusinessNumberSaving() {
  const { queryKey } = settingsQuery;
  return useMutation({
    mutationFn: (number: string, { client }) =>
      saveBusinessNumber(number, client.getQueryData(queryKey)?.businessNumber ?? null),
    onSuccess: (businessNumber, _number, _onMutate, { client }) =>
      client.setQueryData(queryKey, (known) => known && { ...known, businessNumber }),
    meta: { done: 'Phone number updated successfully', failed: 'Failed to save phone number' },
  });
}

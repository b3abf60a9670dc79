import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProviderNumber } from '../../../supabase/functions/_shared/contract/numbers';
import { saveBusinessNumber } from '../api/mutations';
import { type SavedSetting, phoneNumbersQuery, settingsQuery } from '../api/queries';

/** Saves another business number, in E.164 form. Everything that shows the number updates. */
export function useBusinessNumberSaving(saved: SavedSetting | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (number: string) => saveBusinessNumber(number, saved),
    onSuccess: (businessNumber) =>
      queryClient.setQueryData(settingsQuery().queryKey, (known) => known && { ...known, businessNumber }),
    meta: { done: 'Phone number updated successfully', failed: 'Failed to save phone number' },
  });
}

type UnownedNumber = { number: string; owned: readonly ProviderNumber[] };

/** The saved business number where it isn't one of the Twilio account's; null where it is, or isn't known. */
export function useUnownedNumber(): UnownedNumber | null {
  const number = useQuery(settingsQuery()).data?.businessNumber?.value;
  const owned = useQuery(phoneNumbersQuery()).data;
  if (number === undefined || owned === undefined) return null;
  return owned.some(({ phoneNumber }) => phoneNumber === number) ? null : { number, owned };
}

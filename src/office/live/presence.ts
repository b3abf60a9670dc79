import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as v from 'valibot';
import { presentMembers } from '#functions/contract/news';
import { supabase } from '../api/client';

/** How often the office says that a conversation is still open. */
const intervalMs = 15_000;

async function notePresence(address: string, isOpen: boolean) {
  const { data } = await supabase
    .rpc('note_presence', { p_address: address, p_is_open: isOpen })
    .retry(false)
    .throwOnError();
  return v.parse(presentMembers, data);
}

/** A failure shows nothing: who else is there is a courtesy. */
const presenceQuery = (address: string) =>
  queryOptions({
    queryKey: ['presence', address],
    queryFn: async () => {
      const present = await notePresence(address, true);
      return present.filter(({ otherNumber }) => otherNumber === address).map(({ name }) => name);
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // Pauses while the page is hidden, so that the others see that nobody looks.
    refetchInterval: intervalMs,
  });

/** Tells the others that this conversation is open here, and returns the names of those who have it open, too. */
export function usePresence(address: string): readonly string[] {
  const { data = [] } = useQuery(presenceQuery(address));
  useEffect(() => () => void notePresence(address, false).catch(() => undefined), [address]);
  return data;
}

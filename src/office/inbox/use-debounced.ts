import { useEffect, useState } from 'react';

const pauseMs = 250;

/** What is typed, once there has been a pause in the typing. Nothing at all counts at once. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return typed === '' ? '' : settled;
}

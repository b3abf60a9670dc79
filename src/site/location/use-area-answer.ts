import { startTransition, useRef, useState } from 'react';
import type { AreaAnswer } from '../../content/area/service-area';
import { whenIdle } from '../../late-start/when-idle';

const load = () => import('../../content/area/service-area');

/** Fetches the ZIP list ahead of the first question, when a field for it gets the focus. */
export function fetchAreaList(): void {
  // Not before the focus is painted. If it fails, the question itself fails too and says so.
  whenIdle(() => void load().catch(() => undefined));
}

/** `unavailable`: the ZIP list couldn't be fetched. Null until something is asked. */
export type AreaShown = AreaAnswer | { kind: 'unavailable' } | null;

/** Looks up where a ZIP code or town is. Only the latest question gets an answer. */
export function useAreaAnswer(): { answer: AreaShown; ask: (text: string) => Promise<void> } {
  const [answer, setAnswer] = useState<AreaShown>(null);
  const lastAsked = useRef('');

  async function ask(text: string): Promise<void> {
    lastAsked.current = text;
    let found: AreaShown;
    try {
      found = (await load()).findArea(text);
    } catch {
      found = { kind: 'unavailable' };
    }
    // The letter that was typed is painted before the answer is drawn.
    startTransition(() => {
      if (lastAsked.current === text) setAnswer(found);
    });
  }

  return { answer, ask };
}

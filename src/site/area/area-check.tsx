import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answerArea, areaHelp } from '../../content/area/area-answers';
import { isServed } from '../../content/area/response-times';
import type { AreaFinding } from '../../content/area/service-area';
import { setValue, readValues } from '../../ui/form-values';
import { PhoneLink, QuoteLink } from '../shared/links';
import { LookupCard } from '../shared/lookup-card';
import { Paragraph } from '../shared/rich-text';
import { useLazyModule } from '../shared/use-lazy-module';

const load = () => import('../../content/area/service-area');

/**
 * Tells whether we serve a ZIP code or town, and how soon. Complete ZIP codes and known names are answered
 * while typing, anything else on submit.
 */
export function AreaCheck() {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [isSent, setIsSent] = useState(false);
  // Deferred, so that typing isn't delayed by the lookup.
  const asked = useDeferredValue(text);
  const list = useLazyModule(load, asked);
  const answer = list === 'unavailable' ? ({ kind: list } as const) : (list?.findArea(asked) ?? null);

  function read(isSubmit: boolean) {
    setText((form.current && readValues(form.current)['place']) ?? '');
    setIsSent(isSubmit);
  }

  const [params] = useSearchParams();
  // Answer text that was typed before hydration or submitted without script.
  const askFirst = useEffectEvent(() => {
    const place = params.get('place');
    if (form.current && place && !readValues(form.current)['place']) {
      setValue(form.current, 'place', place);
    }
    read(false);
  });
  useEffect(() => askFirst(), []);

  const isEmpty = text.trim() === '';
  // An unknown name may be incomplete until it is submitted.
  const isEarly = answer === null || answer.kind === 'incomplete' || answer.kind === 'unknown-town';
  return (
    <LookupCard
      ref={form}
      aria-label="Area check"
      action="/locations"
      label="ZIP code or city"
      buttonText="Check"
      input={{ name: 'place', autoComplete: 'postal-code' }}
      onInput={() => read(false)}
      onSubmit={(event) => {
        event.preventDefault();
        read(true);
      }}
    >
      {answer?.kind === 'place' ? (
        <Finding finding={answer} />
      ) : (
        <Paragraph
          text={areaHelp[isEarly && !isSent ? 'asked' : isEmpty ? 'incomplete' : (answer?.kind ?? 'looking')]}
        />
      )}
    </LookupCard>
  );
}

function Finding({ finding }: { finding: AreaFinding }) {
  const { city, state, zip } = finding;
  const { heading, arrival, notes, ending } = answerArea(finding);
  return (
    <>
      <p className="font-heading text-xl leading-tight font-bold">{heading}</p>
      <p className={`font-semibold ${isServed(finding.tier) ? 'text-go' : 'text-stop'}`}>{arrival}</p>
      {notes.map((note) => (
        <p key={note} className="text-slate">
          {note}
        </p>
      ))}
      <p className="mt-3 flex flex-wrap gap-3">
        <PhoneLink className="button min-h-12" label="Call" />
        <QuoteLink
          search={`place=${encodeURIComponent(zip ?? `${city}, ${state}`)}`}
          className="button button-outline min-h-12"
        />
      </p>
      <Paragraph text={ending} className="mt-3 text-sm text-slate" />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import { adviseOnRegistration } from '#functions/contract/number-advice';
import { isCallReceiver, isTextReceiver, useBusinessLine } from '../api/business-line';
import { alertsQuery, callHandlingQuery, settingsQuery } from '../api/queries';
import { createStoredValue } from '../drafts/stored-value';
import { Button } from '../shared/button';
import { type SettingsSection, focusTab, useOfficeAddress } from '../shared/use-office-address';

/** Where a step is taken: the heading of a part of a page of Settings. */
type Place = { section: SettingsSection; heading: string };

/** `place`: null for the tab Call Forwarding. */
type Step = { label: string; isDone: boolean; place: Place | null };

const businessNumber: Place = { section: 'number', heading: 'business-number' };
const providerNumbers: Place = { section: 'number', heading: 'provider-numbers' };
const missedCalls: Place = { section: 'calls', heading: 'missed-calls' };
const alerts: Place = { section: 'alerts', heading: 'alerts' };

/** Whether the steps were left to do when this browser saw them last. Once they are done, they stay away. */
const areLeft = createStoredValue('office-first-steps', v.boolean());

/**
 * The setup steps of a new office. Null when all are done. What Twilio can't be asked about is still to do, but doesn't
 * bring the list back. Without all answers it says whether steps are to be expected, and whether an answer failed.
 */
function useSteps(): Step[] | 'expected' | 'failed' | null {
  const { isAsked, numbers, line, health, report } = useBusinessLine();
  const savedSettings = useQuery(settingsQuery);
  const savedHandling = useQuery(callHandlingQuery);
  const savedAlerts = useQuery(alertsQuery);
  const hasFailed = [savedSettings, savedHandling, savedAlerts].some(({ isError }) => isError);
  const settings = savedSettings.data;
  const answers = savedHandling.data?.missedCalls;
  const wereLeft = areLeft.useValue();
  if (wereLeft === false) {
    return null;
  }
  if (!settings || !savedAlerts.data || !answers || !isAsked) {
    const isNew = settings?.businessNumber === null || settings?.forwardingNumber === null;
    if (!wereLeft && !isNew) {
      return null;
    }
    return hasFailed ? 'failed' : 'expected';
  }
  const { devices, phone } = savedAlerts.data;
  const isConnected = report !== undefined && isTextReceiver(report) && isCallReceiver(report);
  const isRegistered = report !== undefined && adviseOnRegistration(report) === null;
  const hasAlerts = devices.length > 0 || phone !== null;
  const hasAnswer = answers.textBackOn || answers.voicemailOn;
  const createStep = (place: Place | null, isDone: boolean, label: string): Step => ({
    place,
    isDone,
    label,
  });
  const steps = [
    createStep(businessNumber, settings.businessNumber !== null, 'Enter the number your customers know'),
    createStep(providerNumbers, isConnected, 'Route its texts and calls to this office'),
    createStep(providerNumbers, isRegistered, 'Register it with the carriers for texting'),
    createStep(null, settings.forwardingNumber !== null, 'Choose whose phone rings'),
    createStep(missedCalls, hasAnswer, 'Choose what missed callers get'),
    createStep(alerts, hasAlerts, 'Turn on alerts for yourself'),
  ];
  const isUnknown = numbers === undefined || (line !== undefined && health === undefined);
  const isOver = steps.every(({ isDone, place }) => isDone || (isUnknown && place === providerNumbers));
  return isOver ? null : steps;
}

const boxLook = 'border border-l-4 border-line border-l-amber bg-white';

/** Focuses the first control of a part of the page, which scrolls it into view, or else its heading. */
function focusPart(heading: string): void {
  const control = document.querySelector<HTMLElement>(`[aria-labelledby="${heading}"] :is(input, button)`);
  (control ?? document.getElementById(heading))?.focus();
}

/** The setup checklist, in one line until it is opened. */
export function FirstSteps() {
  const steps = useSteps();
  const [isOpen, setOpen] = useState(false);
  const { openSection } = useOfficeAddress();
  const listId = useId();
  const areAllDone = Array.isArray(steps) ? steps.every(({ isDone }) => isDone) : null;
  useEffect(() => {
    if (areAllDone !== null) {
      areLeft.write(!areAllDone);
    }
  }, [areAllDone]);

  async function show(place: Place | null) {
    if (place === null) {
      focusTab('call-forwarding');
      return;
    }
    await openSection(place.section);
    focusPart(place.heading);
  }

  if (steps === null) {
    return null;
  }
  if (steps === 'expected' || steps === 'failed') {
    return (
      <p className={`${boxLook} min-h-14.5 content-center px-4`}>
        <strong>First steps</strong>{' '}
        {steps === 'failed' ? (
          <span>could not be checked.</span>
        ) : (
          <span aria-hidden="true" className="ml-2 inline-block h-3 w-40 bg-rule" />
        )}
      </p>
    );
  }
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section aria-labelledby="first-steps" className={`${boxLook} py-1 pr-1 pl-4`}>
      <div className="flex min-h-12 items-center gap-2">
        <p className="min-w-0 grow">
          <strong id="first-steps">{`First steps: ${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`}</strong>
          {next ? <span className="text-slate">{`. Next: ${next.label}`}</span> : null}
        </p>
        <Button
          className="shrink-0"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      </div>
      <ol id={listId} hidden={!isOpen} className="divide-y divide-rule pr-3">
        {steps.map(({ label, isDone, place }) => (
          <li key={label}>
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer items-center gap-2 py-1 text-left hover:underline"
              onClick={() => void show(place)}
            >
              {isDone ? (
                <CircleCheck aria-label="Done" className="size-5 shrink-0 text-go" />
              ) : (
                <Circle aria-label="To do" className="size-5 shrink-0 text-steel" />
              )}
              <span className={`grow ${isDone ? 'text-slate' : 'font-semibold'}`}>{label}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

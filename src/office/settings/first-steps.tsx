import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { registrationAdvice } from '#functions/contract/number-advice';
import { alertsQuery } from '../api/queries';
import { focusTab } from '../use-office-address';
import { isCallReceiver, isTextReceiver, useBusinessLine } from '../shared/business-line';

/** `panel`: the id of its heading on this tab. Null for the tab Call Forwarding. */
type Step = { label: string; isDone: boolean; panel: string | null };

/**
 * The setup steps of a new office. Null while loading or when all are done. What Twilio can't be asked about is
 * still to do, but doesn't bring the list back.
 */
function useSteps(): Step[] | null {
  const { settings, isAsked, numbers, line, health, report } = useBusinessLine();
  const alerts = useQuery(alertsQuery).data;
  if (!settings || !alerts || !isAsked) return null;
  const isConnected = report !== undefined && isTextReceiver(report) && isCallReceiver(report);
  const isRegistered = report !== undefined && registrationAdvice(report) === null;
  const hasAlerts = alerts.devices.length > 0 || alerts.phone !== null;
  const step = (panel: string | null, isDone: boolean, label: string): Step => ({ panel, isDone, label });
  const steps = [
    step('business-number', settings.businessNumber !== null, 'Enter the number your customers know'),
    step('provider-numbers', isConnected, 'Route its texts and calls to this office'),
    step('provider-numbers', isRegistered, 'Register it with the carriers for texting'),
    step(null, settings.forwardingNumber !== null, 'Choose whose phone rings'),
    step('alerts', hasAlerts, 'Turn on alerts for yourself'),
  ];
  const isUnknown = numbers === undefined || (line !== undefined && health === undefined);
  const isOver = steps.every(({ isDone, panel }) => isDone || (isUnknown && panel === 'provider-numbers'));
  return isOver ? null : steps;
}

/** Focuses the panel's first control, which scrolls it into view. */
const showPanel = (heading: string) =>
  document.querySelector<HTMLElement>(`[aria-labelledby="${heading}"] :is(input, button)`)?.focus();

/** The setup checklist. */
export function FirstSteps() {
  const steps = useSteps();
  if (steps === null) return null;
  return (
    <section aria-labelledby="first-steps" className="border border-l-4 border-amber bg-white p-4 md:p-6">
      <h2 id="first-steps" className="text-xl">
        {`First steps: ${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`}
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {steps.map(({ label, isDone, panel }) => (
          <li key={label}>
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer items-center gap-2 py-1 text-left hover:underline"
              onClick={() => (panel === null ? focusTab('call-forwarding') : showPanel(panel))}
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

import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { registrationAdvice } from '../../../supabase/functions/_shared/contract/number-advice';
import { alertsQuery } from '../api/queries';
import type { OfficeTab } from '../use-office-address';
import { isCallReceiver, isTextReceiver, useBusinessLine } from '../shared/business-line';

/** `place`: a tab, or a panel of this tab by its heading's id. */
type Step = { label: string; isDone: boolean; place: { tab: OfficeTab } | { panel: string } };

/** The setup steps of a new office. Null while loading. */
function useSteps(): Step[] | null {
  const { settings, numbers, line, health, report } = useBusinessLine();
  const alerts = useQuery(alertsQuery()).data;
  if (!settings || !numbers || !alerts || (line && !health)) return null;
  const isConnected = report !== undefined && isTextReceiver(report) && isCallReceiver(report);
  const isRegistered = report !== undefined && registrationAdvice(report) === null;
  const step = (label: string, isDone: boolean, place: Step['place']): Step => ({ label, isDone, place });
  const numberPanel = { panel: 'provider-numbers' };
  return [
    step('Enter the number your customers know', settings.businessNumber !== null, {
      panel: 'business-number',
    }),
    step('Route its texts and calls to this office', isConnected, numberPanel),
    step('Register it with the carriers for texting', isRegistered, numberPanel),
    step('Choose whose phone rings', settings.forwardingNumber !== null, { tab: 'call-forwarding' }),
    step('Turn on alerts for yourself', alerts.devices.length > 0 || alerts.phone !== null, {
      panel: 'alerts',
    }),
  ];
}

/** Focuses the panel's first control, which scrolls it into view. */
const showPanel = (heading: string) =>
  document.querySelector<HTMLElement>(`[aria-labelledby="${heading}"] :is(input, button)`)?.focus();

/** The setup checklist. Renders nothing once all steps are done. */
export function FirstSteps({ onOpenTab }: { onOpenTab: (tab: OfficeTab) => void }) {
  const steps = useSteps();
  if (steps === null || steps.every(({ isDone }) => isDone)) return null;
  return (
    <section aria-labelledby="first-steps" className="border border-l-4 border-amber bg-white p-4 md:p-6">
      <h2 id="first-steps" className="text-xl">
        {`First steps: ${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`}
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {steps.map(({ label, isDone, place }) => (
          <li key={label}>
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer items-center gap-2 py-1 text-left hover:underline"
              onClick={() => ('tab' in place ? onOpenTab(place.tab) : showPanel(place.panel))}
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

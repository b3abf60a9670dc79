import { useQueryClient } from '@tanstack/react-query';
import { Cable } from 'lucide-react';
import { useState } from 'react';
import type { ConnectionStep, NumberHealth } from '#functions/contract/numbers';
import { twilioManage } from '../api/client';
import { phoneNumbersQuery } from '../api/queries';
import { Checkbox } from '../forms/checkbox';
import { FormDialog } from '../forms/form-dialog';
import { NumberChanges } from '../panels/number-changes';
import { showToast } from '../shared/toast';

/** The label of each step. */
const stepNames: Record<ConnectionStep['step'], string> = {
  texts: 'Send texts to this dashboard',
  calls: 'Send calls to this dashboard',
  texts_fallback: 'Set where texts go if this dashboard is down',
  calls_fallback: 'Set where calls go if this dashboard is down',
  texts_application: 'Disconnect the other phone system that receives the texts',
  calls_application: 'Disconnect the other phone system that receives the calls',
  calls_trunk: 'Disconnect the phone line (SIP trunk) that receives the calls',
};

/** Points a number at this dashboard, after showing what would change. */
export function ConnectNumber({ health }: { health: NumberHealth }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { sid, phoneNumber } = health;
  const steps = health.steps.filter(({ step, isOptional }) => !isOptional || chosen.includes(step));

  // A failed call may have changed something too.
  const reloadNumbers = () => void queryClient.invalidateQueries({ queryKey: phoneNumbersQuery.queryKey });

  return (
    <FormDialog
      Icon={Cable}
      label={`Set up ${phoneNumber}`}
      shortLabel="Set up"
      description="This is what will change at Twilio. Nothing else is touched."
      save={() => twilioManage.call('connectNumber', { sid, steps }).finally(reloadNumbers)}
      submitLabel="Set up this number"
      isComplete={steps.length > 0}
      failed="The number could not be set up. Check the connection, then try again."
      reloads={[]}
      onSaved={({ number: { texts, calls } }) =>
        showToast.success(
          texts.route === 'here' && calls.route === 'here'
            ? 'Texts and calls now reach this dashboard'
            : 'The changes were made. What is left to do is listed with the number.',
        )
      }
    >
      <ul aria-label="What will be set" className="-mt-2 divide-y divide-line border-b border-line">
        {health.steps.map(({ step, isOptional, changes }) => (
          <li key={step} className="py-2">
            {isOptional ? (
              <>
                <Checkbox
                  label={stepNames[step]}
                  look="font-semibold"
                  checked={chosen.includes(step)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, step] : chosen.filter((one) => one !== step))
                  }
                />
                <p className="text-slate">Someone set this up before. It stays unless you check the box.</p>
              </>
            ) : (
              <p className="font-semibold">{stepNames[step]}</p>
            )}
            <NumberChanges changes={changes} />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

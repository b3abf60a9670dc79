import { Section } from '../shared/section';
import { StepSequence } from '../service/step-sequence';

const steps = [
  {
    title: 'Call, or send the details',
    text: 'Name the machine, the problem and the place. Down now? Pick up the phone, day or night.',
  },
  {
    title: 'Get a time and a rate',
    text: 'You hear when we can be there and what the call-out costs. Then you decide.',
  },
  {
    title: 'We fix it where it sits',
    text: 'We find the cause, you approve the repair, and we test it before we pack up.',
  },
];

/** From the call to the finished repair. */
export function HowItWorks() {
  return (
    <Section heading="How mobile repair works" id="how-it-works" ground="night" wide>
      <StepSequence steps={steps} />
    </Section>
  );
}

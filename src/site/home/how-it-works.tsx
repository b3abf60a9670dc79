import { Section } from '../shared/section';

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
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden="true" className="font-heading text-2xl font-bold text-amber print:text-black">
              {index + 1}
            </span>
            <span>
              <b className="font-heading text-xl leading-tight font-bold">{title}</b>
              <span className="mt-2 block text-base text-mist">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

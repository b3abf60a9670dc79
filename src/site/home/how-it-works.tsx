import { repairSteps } from '../../content/main-pages/home';
import { Section } from '../shared/section';

/** From the call to the finished repair. */
export function HowItWorks() {
  return (
    <Section heading="How mobile repair works" id="how-it-works" ground="night" wide>
      <ol className="grid gap-8 md:grid-cols-3">
        {repairSteps.map(({ title, text }, index) => (
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

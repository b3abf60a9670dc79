import { FaqList } from '../shared/faq-list';
import { Section } from '../shared/section';

const questions = [
  {
    q: 'My truck can’t move. Do I need a tow?',
    a: 'Call us first. Most no-starts, air leaks, burst hoses and electrical faults get fixed on the spot. When it does need a tow, we say so.',
  },
  {
    q: 'Do you really come at 3 AM?',
    a: 'Yes, for emergencies, every night of the year. Use the phone for those. Nobody reads the form at night.',
  },
  {
    q: 'What will it cost?',
    a: 'That depends on the machine, the drive and the hour. We give you our rates on the phone, and no work starts without your OK.',
  },
  {
    q: 'Can you take care of our whole fleet?',
    a: 'Yes. Trucks, vans, lifts and machines go on one calendar, and we service them around your shifts.',
  },
];

export function HomeQuestions() {
  return (
    <Section heading="Questions about mobile repair" id="questions">
      <FaqList items={questions} />
    </Section>
  );
}

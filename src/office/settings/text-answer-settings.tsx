import { nextOpening } from '#functions/business-hours';
import { maxAutomaticLength } from '#functions/contract/call-handling';
import { closedAnswer, emergencyWords, openingMark } from '#functions/contract/text-answers';
import { business } from '../../content/business';
import { TextArea } from '../forms/field';
import { Switch } from '../forms/switch';
import { HandlingPanel } from './handling-panel';

const suggestedClosed = `${business.name}: thank you for your text. We are closed until ${openingMark} and answer then. If a machine is down now, call ${business.phone.display}.`;
const suggestedEmergency = `${business.name}: if anyone is in danger, call 911. If your machine is down, call ${business.phone.display} now. A text may wait.`;

/** The settings for automatic answers to texts. */
export function TextAnswerSettings() {
  return (
    <HandlingPanel
      id="text-answers"
      title="Automatic answers to texts"
      lead="What customers get right away when they text you. At most 100 automatic texts a day to everybody together, those after missed calls included, to US and Canadian numbers only, and none to anybody who opted out. They show up in Messages as automatic."
      part="answers"
      what="Automatic answers"
      savedIn={({ answers }) => ({
        ...answers,
        closedAnswerText: answers.closedAnswerText ?? suggestedClosed,
        emergencyAnswerText: answers.emergencyAnswerText ?? suggestedEmergency,
      })}
      submitLabel="Apply Automatic Answers"
    >
      {({ draft, textOf, switchOf }, { schedule }) => (
        <>
          <Switch
            {...switchOf('closedAnswerOn')}
            label="Answer texts after hours"
            hint="Sent once to each person until you open again. Business hours and days off are set under Call Forwarding."
          >
            <TextArea
              {...textOf('closedAnswerText')}
              label="Answer after hours"
              hint={`${openingMark} is replaced with the time when you open next.`}
              longest={maxAutomaticLength}
            />
            <Preview
              title="After hours a customer gets:"
              text={closedAnswer(
                draft.closedAnswerText ?? '',
                nextOpening(schedule.hours, new Date(), schedule.holidays),
              )}
            />
          </Switch>
          <Switch
            {...switchOf('emergencyAnswerOn')}
            label="Answer emergency words"
            hint={`After hours, at most once per person in 12 hours, instead of the answer above. The words: ${emergencyWords.join(', ')}.`}
          >
            <TextArea
              {...textOf('emergencyAnswerText')}
              label="Answer to emergency words"
              hint="Say who to call."
              longest={maxAutomaticLength}
            />
            <Preview
              title="A customer who uses one of these words gets:"
              text={draft.emergencyAnswerText ?? ''}
            />
            <Switch
              {...switchOf('emergencyAnswerAlways')}
              label="During business hours, too"
              hint="The same answer, sent before anybody has read the text."
            />
          </Switch>
        </>
      )}
    </HandlingPanel>
  );
}

function Preview({ title, text }: { title: string; text: string }) {
  return (
    <figure className="max-w-md">
      <figcaption className="text-sm text-slate">{title}</figcaption>
      <blockquote className="on-dark mt-1 rounded bg-night px-3 py-2 wrap-anywhere whitespace-pre-wrap text-white">
        {text}
      </blockquote>
    </figure>
  );
}

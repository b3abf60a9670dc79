import { maxAutomaticLength, maxEmergencyWords, maxPauseHours } from '#functions/contract/call-handling';
import { writeClosedAnswer, openingMark } from '#functions/contract/text-answers';
import { findNextOpening } from '#functions/domain/business-hours';
import { business } from '../../content/business';
import { Field, TextArea } from '../forms/field';
import { HandlingPanel } from '../forms/handling-panel';
import { Switch } from '../forms/switch';
import { TextPreview } from './text-preview';

const suggestedClosed = `${business.name}: thank you for your text. We are closed until ${openingMark} and answer then. If a machine is down now, call ${business.phone.display}.`;
const suggestedEmergency = `${business.name}: if anyone is in danger, call 911. If your machine is down, call ${business.phone.display} now. A text may wait.`;

/** The settings for automatic answers to texts. */
export function TextAnswerSettings() {
  return (
    <HandlingPanel
      id="text-answers"
      title="Automatic texts"
      lead="What customers get right away when they text you. At most 100 automatic texts a day to everybody together, those after missed calls included, to US and Canadian numbers only, and none to anybody who opted out. They show up in Messages as automatic."
      part="answers"
      what="Automatic answers"
      selectSaved={({ answers }) => ({
        ...answers,
        closedAnswerText: answers.closedAnswerText ?? suggestedClosed,
        emergencyAnswerText: answers.emergencyAnswerText ?? suggestedEmergency,
      })}
    >
      {({ draft, bindText, bindNumber, bindLines, bindSwitch }, { schedule }) => (
        <>
          <Switch
            {...bindSwitch('closedAnswerOn')}
            label="Answer texts after hours"
            hint="Sent once to each person until you open again. Business hours and days off are set under Call Forwarding."
          >
            <TextArea
              {...bindText('closedAnswerText')}
              label="Answer after hours"
              hint={`${openingMark} is replaced with the time when you open next.`}
              longest={maxAutomaticLength}
            />
            <TextPreview
              title="After hours a customer gets:"
              text={writeClosedAnswer(
                draft.closedAnswerText ?? '',
                findNextOpening(schedule.hours, new Date(), schedule.holidays),
              )}
            />
            <Field
              {...bindNumber('answerPauseHours')}
              type="number"
              min={0}
              max={maxPauseHours}
              step={1}
              label="Hours without this answer after your own text"
              hint="So that it doesn’t contradict what you just wrote. It also waits this long after a talk on the phone and after an answer to emergency words. 0 means it never waits."
            />
          </Switch>
          <TextArea
            {...bindLines('emergencyWords')}
            label="Emergency words"
            hint={`One word or phrase on each line, ${maxEmergencyWords} at most. A text that has one of them is an emergency: its alert comes even in quiet hours. Capital letters, punctuation and accents don’t matter.`}
          />
          <Switch
            {...bindSwitch('emergencyAnswerOn')}
            label="Answer emergency words"
            hint="After hours, at most once per person in 12 hours, instead of the answer after hours."
          >
            <TextArea
              {...bindText('emergencyAnswerText')}
              label="Answer to emergency words"
              hint="Say who to call."
              longest={maxAutomaticLength}
            />
            <TextPreview
              title="A customer who uses one of the emergency words gets:"
              text={draft.emergencyAnswerText ?? ''}
            />
            <Switch
              {...bindSwitch('emergencyAnswerAlways')}
              label="During business hours, too"
              hint="The same answer, sent before anybody has read the text."
            />
          </Switch>
        </>
      )}
    </HandlingPanel>
  );
}

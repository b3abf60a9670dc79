import { maxAutomaticLength, maxGreetingLength } from '#functions/contract/call-handling';
import { business } from '../../content/business';
import { TextArea } from '../forms/field';
import { Switch } from '../forms/switch';
import { HandlingPanel } from './handling-panel';

const suggestedText = `${business.name}: sorry we missed your call. Reply with your machine, where it is and whether it can move. Reply STOP to opt out.`;
const suggestedGreeting = `Thank you for calling ${business.name}. After the tone, leave your name, number, location and what’s broken down. If anyone is in danger, hang up and call 911.`;

/** The settings for missed calls: what the caller gets. */
export function MissedCallSettings() {
  return (
    <HandlingPanel
      id="missed-calls"
      title="Missed calls"
      lead="What a caller gets when nobody answers, the line is busy, or the business is closed."
      part="missedCalls"
      what="Missed-call settings"
      savedIn={({ missedCalls }) => ({
        ...missedCalls,
        textBackText: missedCalls.textBackText ?? suggestedText,
        voicemailGreeting: missedCalls.voicemailGreeting ?? suggestedGreeting,
      })}
      submitLabel="Apply Missed-Call Settings"
    >
      {({ textOf, switchOf }) => (
        <>
          <Switch
            {...switchOf('textBackOn')}
            label="Text the caller back"
            hint="At most one text per caller in 24 hours, to US and Canadian numbers, and never to somebody who opted out. It is sent from the business number and shows up in Messages."
          >
            <TextArea
              {...textOf('textBackText')}
              label="Text to the caller"
              hint="Say who is writing, and how to stop the texts."
              longest={maxAutomaticLength}
            />
          </Switch>
          <Switch
            {...switchOf('voicemailOn')}
            label="Let the caller leave a voicemail"
            hint="A voice reads the greeting, then the caller has two minutes. You can play the messages in Call Analytics."
          >
            <TextArea
              {...textOf('voicemailGreeting')}
              label="Greeting"
              hint="Read aloud as written, followed by a tone."
              longest={maxGreetingLength}
            />
            <Switch
              {...switchOf('transcribeOn')}
              label="Transcribe voicemails"
              hint="Twilio transcribes voicemails of 2 to 120 seconds, in English, and charges for each. Names and numbers may be wrong."
            />
          </Switch>
        </>
      )}
    </HandlingPanel>
  );
}

import { maxAutomaticLength, maxGreetingLength } from '#functions/contract/call-handling';
import { suggestedGreeting, suggestedTextBack } from '../../content/missed-call-suggestions';
import { TextArea } from '../forms/field';
import { HandlingPanel } from '../forms/handling-panel';
import { Switch } from '../forms/switch';

/** What a caller gets when nobody takes the call. */
export function MissedCallSettings() {
  return (
    <HandlingPanel
      id="missed-calls"
      title="Calls and voicemail"
      lead="What a caller gets when nobody answers, the line is busy, or the business is closed."
      part="missedCalls"
      what="Missed-call settings"
      selectSaved={({ missedCalls }) => ({
        ...missedCalls,
        textBackText: missedCalls.textBackText ?? suggestedTextBack,
        voicemailGreeting: missedCalls.voicemailGreeting ?? suggestedGreeting,
      })}
    >
      {({ bindText, bindSwitch }) => (
        <>
          <Switch
            {...bindSwitch('textBackOn')}
            label="Text the caller back"
            hint="At most one text per caller in 24 hours, to US and Canadian numbers, and never to somebody who opted out. It is sent from the business number and shows up in Messages."
          >
            <TextArea
              {...bindText('textBackText')}
              label="Text to the caller"
              hint="Say who is writing, and how to stop the texts."
              longest={maxAutomaticLength}
            />
          </Switch>
          <Switch
            {...bindSwitch('voicemailOn')}
            label="Let the caller leave a voicemail"
            hint="A voice reads the greeting, then the caller has two minutes. You can play the messages in Call Analytics."
          >
            <TextArea
              {...bindText('voicemailGreeting')}
              label="Greeting"
              hint="Read aloud as written, followed by a tone."
              longest={maxGreetingLength}
            />
            <Switch
              {...bindSwitch('transcribeOn')}
              label="Transcribe voicemails"
              hint="Twilio transcribes voicemails of 2 to 120 seconds, in English, and charges for each. Names and numbers may be wrong."
            />
          </Switch>
        </>
      )}
    </HandlingPanel>
  );
}

import { maxNoticeLength } from '#functions/contract/call-handling';
import { TextArea } from '../forms/field';
import { HandlingPanel } from '../forms/handling-panel';

/** What the site tells visitors beside the hours. */
export const SiteSettings = () => (
  <HandlingPanel
    id="site"
    title="Website"
    lead="The site shows your business hours and days off from Call Forwarding."
    part="site"
    what="Website notice"
    selectSaved={({ site }) => site}
  >
    {({ bindText }) => (
      <TextArea
        {...bindText('siteNotice')}
        label="Notice to visitors"
        hint="One line, such as “Ice storm: long waits east of Claremore”. Empty it when it’s over."
        longest={maxNoticeLength}
      />
    )}
  </HandlingPanel>
);

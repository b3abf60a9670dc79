import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { businessName } from '../../../supabase/functions/_shared/business-name';
import { bodiesOf } from '../../support/office/office-server';
import { findNotice, openTab } from '../../support/office/render-office';

const textSwitch = () => screen.findByRole('switch', { name: 'Text the caller back' });
const voicemailSwitch = () => screen.findByRole('switch', { name: 'Let the caller leave a voicemail' });
const apply = () => screen.getByRole('button', { name: 'Apply Missed-Call Settings' });

it('the missed-call settings save the suggested greeting and a custom text', async () => {
  const person = await openTab('Settings');
  await person.click(await textSwitch());
  const text = screen.getByRole('textbox', { name: 'Text to the caller' });
  expect(text).toHaveValue(
    `${businessName}: sorry we missed your call. Reply with your machine, where it is and whether it can move. Reply STOP to opt out.`,
  );
  expect(text).toHaveAccessibleDescription(/\d+ of 320 characters/);
  await person.clear(text);
  await person.type(text, 'Text us – we read it.');
  await person.click(await voicemailSwitch());
  await person.click(apply());
  await findNotice('Missed-call settings updated successfully');
  const greeting: unknown = expect.stringContaining(`Thank you for calling ${businessName}.`);
  const action = 'updateMissedCallHandling';
  const textBack = { textBackOn: true, textBackText: 'Text us – we read it.' };
  const voicemail = { voicemailOn: true, voicemailGreeting: greeting, transcribeOn: false };
  expect(bodiesOf(action)).toEqual([{ action, ...textBack, ...voicemail }]);
});

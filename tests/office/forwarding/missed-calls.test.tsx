import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { businessName } from '../../../supabase/functions/_shared/business-name';
import { bodiesOf, names } from '../../support/office/office-server';
import { findNotice, openTab } from '../../support/office/render-office';

const textSwitch = () => screen.findByRole('switch', { name: 'Text the caller back' });
const voicemailSwitch = () => screen.findByRole('switch', { name: 'Let the caller leave a voicemail' });
const apply = () => screen.getByRole('button', { name: 'Apply Missed-Call Settings' });

describe('the missed-call settings', () => {
  it('save the suggested greeting and a custom text', async () => {
    const person = await openTab('Settings');
    await person.click(await textSwitch());
    const text = screen.getByRole('textbox', { name: 'Text to the caller' });
    expect(text).toHaveValue(
      `${businessName}: sorry we missed your call. Reply with your machine, where it is and whether it can move. Reply STOP to opt out.`,
    );
    expect(text).toHaveAccessibleDescription(new RegExp(`${113 + businessName.length} of 320 characters`));
    await person.clear(text);
    await person.type(text, 'Text us – we read it.');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Send it' }), 'At any time');
    await person.click(await voicemailSwitch());
    await person.click(apply());
    await findNotice('Missed-call settings updated successfully');
    const greeting: unknown = expect.stringContaining(`Thank you for calling ${businessName}.`);
    expect(bodiesOf('updateMissedCallHandling')).toEqual([
      {
        action: 'updateMissedCallHandling',
        transcribeOn: false,
        textBackOn: true,
        textBackText: 'Text us – we read it.',
        textBackWhen: 'any_time',
        voicemailOn: true,
        voicemailGreeting: greeting,
      },
    ]);
  });

  it.each([
    ['Text to the caller', textSwitch, 'x'.repeat(321), 'The text can have 320 characters at most.'],
    ['Greeting', voicemailSwitch, ' ', 'Please write the greeting that callers hear.'],
  ])('show an error on "%s" when its text can’t be saved', async (label, part, words, sentence) => {
    const person = await openTab('Settings');
    await person.click(await part());
    const box = screen.getByRole('textbox', { name: label });
    fireEvent.change(box, { target: { value: words } });
    await person.click(apply());
    await findNotice(sentence);
    expect(box).toBeInvalid();
    expect(box).toHaveFocus();
    expect(names()).not.toContain('updateMissedCallHandling');
    fireEvent.change(box, { target: { value: 'We call you back. STOP ends texts.' } });
    expect(box).toBeValid();
  });
});

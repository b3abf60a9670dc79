import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { business } from '../../src/content/business';
import { smsConsent } from '../../supabase/functions/_shared/quote';
import { renderTemplate } from '../support/site/render-template';

describe('the SMS policy', () => {
  it('carries what carriers require of a text program', async () => {
    await renderTemplate('/sms-policy');
    const text = document.body.textContent;
    expect(text).toContain(`${business.name} Service Texts`);
    expect(text).toMatch(/Message frequency varies/);
    expect(text).toMatch(/Message and data rates may apply/);
    expect(text).toMatch(/Carriers are not liable for delayed or undelivered messages/);
    expect(text).toMatch(/not shared with any third parties or affiliates for marketing/);
    expect(text).toContain(business.phone.display);
    expect(text).toContain(business.email);
    expect(text).not.toContain('**');
  });

  it('quotes the words beside the text box of the quote form', async () => {
    await renderTemplate('/sms-policy');
    expect(screen.getByText(smsConsent.text).closest('blockquote')).toBeVisible();
  });
});

describe('the privacy policy', () => {
  it('says that mobile numbers and consent are not shared, and how to be erased', async () => {
    await renderTemplate('/privacy');
    const text = document.body.textContent;
    expect(text).toMatch(/opt-in data and consent are not sold to, rented to or shared/);
    expect(text).toMatch(/have it erased/);
    for (const processor of ['Twilio', 'Supabase', 'Google']) expect(text).toContain(processor);
    expect(screen.getByRole('link', { name: 'SMS Policy' })).toHaveAttribute('href', '/sms-policy');
  });
});

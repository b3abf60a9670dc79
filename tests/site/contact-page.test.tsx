import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { business } from '../../src/content/business';
import { contactPage } from '../../src/pages/contact-page';
import { renderTemplate } from '../support/render-template';

describe('the contact page', () => {
  beforeEach(() => renderTemplate(contactPage, '/contact'));

  it('offers the phone before anything else', () => {
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', `tel:${business.phone.e164}`);
  });

  it('asks for a quote by text or by an e-mail that already holds the questions', () => {
    const quote = within(screen.getByRole('region', { name: 'Request a quote' }));
    expect(quote.getByRole('link', { name: `Text ${business.phone.display}` })).toHaveAttribute(
      'href',
      `sms:${business.phone.e164}`,
    );
    const mail = new URL(
      quote.getByRole('link', { name: 'E-mail a quote request' }).getAttribute('href') ?? '',
    );
    expect(mail.pathname).toBe(business.email);
    expect(mail.searchParams.get('subject')).toBe('Service quote request');
    expect(mail.searchParams.get('body')?.split('\r\n')).toContain('ZIP code or place of the machine: ');
  });

  it('says what texting means next to the offer to text', () => {
    const quote = screen.getByRole('region', { name: 'Request a quote' });
    expect(quote).toHaveTextContent(/Message frequency varies\. Message and data rates may apply\./);
    expect(within(quote).getByText('STOP')).toBeInTheDocument();
    expect(within(quote).getByRole('link', { name: 'SMS Policy' })).toHaveAttribute('href', '/sms-policy');
  });

  it('gives all four lines of the hours', () => {
    const hours = screen.getByRole('region', { name: 'Hours' });
    expect(hours).toHaveTextContent('Monday to Friday7:00 AM to 6:00 PM');
    expect(hours).toHaveTextContent('Saturday8:00 AM to 12:00 PM');
    expect(hours).toHaveTextContent('SundayClosed except emergency');
    expect(hours).toHaveTextContent('Emergency service24/7');
  });
});

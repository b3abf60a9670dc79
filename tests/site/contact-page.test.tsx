import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { business } from '../../src/content/business';
import { renderTemplate } from '../support/site/render-template';

describe('the contact page', () => {
  beforeEach(() => renderTemplate('/contact'));

  it('has the quote form as its next part, where links to #quote lead', () => {
    const quote = screen.getByRole('region', { name: 'Request a quote' });
    expect(quote).toHaveAttribute('id', 'quote');
    expect(document.querySelector('h2')).toHaveTextContent('Request a quote');
    expect(within(quote).getByRole('form', { name: 'Quote request' })).toBeVisible();
    expect(within(quote).getByText(/Emergencies by phone only/)).toBeVisible();
  });

  it('takes a request by text or by an e-mail that already holds the questions too', () => {
    const other = within(screen.getByRole('region', { name: 'Text or e-mail us instead' }));
    expect(other.getByRole('link', { name: `Text ${business.phone.display}` })).toHaveAttribute(
      'href',
      `sms:${business.phone.e164}`,
    );
    const mail = new URL(
      other.getByRole('link', { name: 'E-mail a quote request' }).getAttribute('href') ?? '',
    );
    expect(mail.pathname).toBe(business.email);
    expect(mail.searchParams.get('subject')).toBe('Service quote request');
    expect(mail.searchParams.get('body')?.split('\r\n')).toContain('ZIP code or location of the machine: ');
  });

  it('gives all four lines of the hours', () => {
    const hours = screen.getByRole('region', { name: 'Hours' });
    expect(hours).toHaveTextContent('Monday to Friday7:00 AM to 6:00 PM');
    expect(hours).toHaveTextContent('Saturday8:00 AM to 12:00 PM');
    expect(hours).toHaveTextContent('SundayClosed except emergency');
    expect(hours).toHaveTextContent('Emergency service24/7');
  });
});

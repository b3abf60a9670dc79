/** What the quote form holds before anybody sends it: suggestions, and what was typed before the script. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { smsConsent } from '../../supabase/functions/_shared/domain/quote';
import { field, form, placeLabel } from '../support/site/quote-form';

/** Sets the referrer as if the visitor had followed a link from another page of this site. */
function comeFrom(path: string) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}${path}`);
}

it.each([
  ['/genie-lift-repair-tulsa', 'Lift', 'Genie'],
  ['/hitachi-excavator-repair-tulsa/', 'Excavator', 'Hitachi'],
  ['/semi-truck-repair-tulsa', 'Semi truck', ''],
])('after a visit to %s, the quote form suggests "%s" and "%s"', async (path, equipment, brand) => {
  comeFrom(path);
  render(form);
  await waitFor(() => expect(field('Equipment')).toHaveValue(equipment));
  expect(field('Brand (optional)')).toHaveValue(brand);
});

it.each([
  ['/hitachi-excavator-repair-tulsa', 'Excavator', 'Hitachi'],
  ['/fleet-maintenance-agriculture', '', ''],
  ['/privacy', 'Lift', 'Genie'],
])(
  'after a draft that began on a page about Genie, a visit to %s makes the quote form suggest "%s" and "%s"',
  async (path, equipment, brand) => {
    sessionStorage.setItem('quote-draft', 'page=%2Fgenie-lift-repair-tulsa');
    comeFrom(path);
    render(form);
    // The page is noted once the suggestions are made.
    const page = new URLSearchParams({ page: path === '/privacy' ? '/genie-lift-repair-tulsa' : path });
    await waitFor(() => expect(sessionStorage.getItem('quote-draft')).toContain(`${page}`));
    await waitFor(() => expect(field('Equipment')).toHaveValue(equipment));
    expect(field('Brand (optional)')).toHaveValue(brand);
    expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0);
  },
);

it('after a draft that began on a page about Genie, a visit to /services/dot-inspection makes the quote form suggest a planned inspection of no machine', async () => {
  sessionStorage.setItem('quote-draft', 'page=%2Fgenie-lift-repair-tulsa');
  comeFrom('/services/dot-inspection');
  render(form);
  await waitFor(() => expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2));
  expect(screen.getByRole('radio', { name: /^Planned service/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'DOT annual inspection' })).toBeChecked();
  expect(field('Which ones? (optional)')).toHaveValue('');
});

it('the quote form keeps what was typed before and after the script hydrates the page, also over a reload', async () => {
  comeFrom('/genie-lift-repair-tulsa');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const type = (selector: string, text: string) => {
    const early = container.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    if (early) {
      early.value = text;
    }
  };
  type('#quote-name', 'Early Bird');
  type('#quote-description', 'Will not start');
  type('#quote-equipment', 'Light tower');
  type('#quote-place', '74012');
  container.querySelector<HTMLInputElement>('[name=kind][value=repair]')?.click();
  container.querySelector<HTMLInputElement>('#quote-urgency')?.click();
  container.querySelector<HTMLInputElement>('#quote-smsConsent')?.click();

  const { unmount } = render(form, { container, hydrate: true });
  await waitFor(() => expect(field('Brand (optional)')).toHaveValue('Genie'));
  expect(field('Name')).toHaveValue('Early Bird');
  expect(field('What happened')).toHaveValue('Will not start');
  expect(field('Equipment')).toHaveValue('Light tower');
  expect(field('Down now, need help today')).toBeChecked();
  expect(field(smsConsent.text)).toBeChecked();
  await waitFor(() => expect(field(placeLabel)).toHaveAccessibleDescription(/Broken Arrow, OK/));
  fireEvent.input(field('Phone'), { target: { value: '(918) 555-0177' } });

  unmount();
  container.remove();
  render(form);
  expect(field('Name')).toHaveValue('Early Bird');
  expect(field('Phone')).toHaveValue('(918) 555-0177');
});

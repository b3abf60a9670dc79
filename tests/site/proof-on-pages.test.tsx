import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderTemplate } from '../support/site/render-template';

vi.mock('../../src/content/business', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/content/business')>();
  const { proof } = original.business;
  return {
    ...original,
    business: {
      ...original.business,
      proof: {
        ...proof,
        founded: 2009,
        team: [{ name: 'A. Mechanic', role: 'Diesel technician', years: 14, credentials: [] }],
        warranty: 'Parts and labor carry a 12-month warranty',
        offers: { ...proof.offers, hosesMadeOnSite: true },
      },
    },
  };
});

describe('what the owner has said', () => {
  it.each(['/', '/services/dot-inspection', '/cat-repair-tulsa'])('shows at the top of %s', async (path) => {
    await renderTemplate(path);
    expect(screen.getByText('In business since 2009')).toBeVisible();
  });

  it('shows on the home page who comes', async () => {
    await renderTemplate('/');
    expect(screen.getByRole('heading', { level: 3, name: 'A. Mechanic' })).toBeVisible();
  });

  it('shows on a service page as terms', async () => {
    await renderTemplate('/services/emergency-repair');
    expect(screen.getByRole('region', { name: 'Rates, warranty and paperwork' })).toBeVisible();
  });

  it('shows on a brand page as terms, and as work we do on that machine', async () => {
    await renderTemplate('/cat-repair-tulsa');
    expect(screen.getByRole('heading', { level: 3, name: 'Rates, warranty and paperwork' })).toBeVisible();
    expect(screen.getByText(/We make hydraulic hoses on the truck\.$/)).toBeVisible();
  });
});

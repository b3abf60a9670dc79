import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageLeft, referringPage } from '../../src/navigation/previous-page';
import { renderAt } from '../support/site/render-at';

const cameFrom = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);

describe('the page a visitor came from', () => {
  it('is the one that led here from within this site, by its path alone', () => {
    cameFrom(`${window.location.origin}/genie-lift-repair-tulsa?utm=x#faq`);
    expect(referringPage()).toBe('/genie-lift-repair-tulsa');
  });

  it.each([
    ['another site', 'https://elsewhere.example/cat-repair-tulsa'],
    ['nowhere', ''],
    ['nonsense', 'about:'],
  ])('is none when it was %s', (_, referrer) => {
    cameFrom(referrer);
    expect(referringPage()).toBeNull();
  });

  it('is none when the page only loaded itself again', () => {
    cameFrom(window.location.href);
    expect(referringPage()).toBeNull();
  });

  it('is remembered by a link inside the site, and fills in the quote form', async () => {
    sessionStorage.clear();
    // What jsdom lacks, and the router scrolls to the form by.
    Element.prototype.scrollIntoView = () => undefined;
    expect(pageLeft()).toBeNull();
    await renderAt('/genie-lift-repair-tulsa');
    const link = document.querySelector('main a[href="/contact#quote"]');
    if (!link) throw new Error('The brand page has no link to the form.');
    await act(async () => {
      fireEvent.click(link);
      await Promise.resolve();
    });
    await waitFor(() => expect(document.querySelector('form[aria-label="Quote request"]')).not.toBeNull());
    await waitFor(() => expect(screen.getByLabelText('Brand (optional)')).toHaveValue('Genie'));
    expect(screen.getByLabelText('Equipment')).toHaveValue('Lift');
    expect(pageLeft()).toBe('/genie-lift-repair-tulsa');
  }, 20_000);
});

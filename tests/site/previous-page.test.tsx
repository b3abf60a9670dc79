import { describe, expect, it, vi } from 'vitest';
import { referringPage } from '../../src/navigation/previous-page';

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
});

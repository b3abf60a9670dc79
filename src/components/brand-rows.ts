/**
 * The rows of a drawn `BrandList`, in the page as it was sent or as React drew it: a filter hides what
 * it doesn't want, so that a thousand makes needn't be drawn again at every letter.
 */
import type { BrandGroup } from './brand-search';

function setHidden(element: Element | null | undefined, isHidden: boolean): void {
  if (element && element.hasAttribute('hidden') !== isHidden) element.toggleAttribute('hidden', isHidden);
}

/** Leaves these groups in view. */
export function showGroups(list: Element, groups: readonly BrandGroup[]): void {
  const byCategory = new Map<string | null, BrandGroup>(groups.map((group) => [group.category, group]));
  for (const section of list.querySelectorAll('section')) {
    const group = byCategory.get(section.getAttribute('data-category'));
    setHidden(section, !group);
    if (!group) continue;
    const paths = new Set<string | null>(group.brands.map(({ path }) => path));
    for (const link of section.querySelectorAll('li > a')) {
      setHidden(link.parentElement, !paths.has(link.getAttribute('href')));
    }
    const others = section.querySelector('[data-others]');
    setHidden(others?.parentElement, group.others.length === 0);
    if (others) others.textContent = group.others.join(', ');
  }
}

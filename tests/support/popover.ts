/**
 * jsdom knows no popovers. This gives them their visible behaviour: hidden until the button that
 * targets them is pressed, hidden again by a hide button, `hidePopover()` or Escape.
 */
const show = (popover: HTMLElement, isOpen: boolean) => {
  popover.style.display = isOpen ? 'block' : 'none';
};
const isOpen = (popover: HTMLElement) => popover.style.display === 'block';

export function providePopovers(): void {
  HTMLElement.prototype.hidePopover = function hidePopover() {
    show(this, false);
  };
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (popover)
      show(popover, button?.getAttribute('popovertargetaction') === 'hide' ? false : !isOpen(popover));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) show(popover, false);
  });
}

/** To be called after rendering: closed is how a popover starts. */
export function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) show(popover, false);
}

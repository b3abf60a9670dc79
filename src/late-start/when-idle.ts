/** Runs the task when the page has loaded and the browser is idle, so that it costs the visitor nothing. */
export function whenIdle(task: () => void): void {
  const schedule = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(task);
    else setTimeout(task, 200);
  };
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}

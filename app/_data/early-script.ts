/**
 * Runs before a page's scripts are loaded. The content security policy allows no inline script except the
 * framework's, so this is a file.
 *
 * 1. Sets the stored preferences (components/ui/use-preference.ts) on `<html>` before the first paint, so
 *    that nothing shifts.
 * 2. Records input on a button, a form without an action, or a field that React has not hydrated yet, and
 *    replays it in the same order after hydration, for up to ten seconds. React sets properties on hydrated
 *    elements (`__reactProps$…`) and ignores a text that it has already seen (`_valueTracker`).
 *    `data-touched` tells components/ui/lazy-on-interaction.ts that there was an interaction; a pointer that
 *    rests where the page appears reports a move of zero and does not count.
 * 3. Without a connection `data-offline` shows the offline notice (components/layout/offline-notice.tsx), and
 *    no link or form leaves the page: typed text would be lost to the browser's error page.
 * 4. Loads the page's scripts after the first paint (server/csp/scripts-later.ts): at once when the page is
 *    hidden or the browser does not report paints, and after three seconds in any case. Scripts of parts that
 *    are still streaming are loaded when the page is complete.
 */
export const earlyScript = `try {
  for (const name of ['view', 'vat']) {
    const value = localStorage.getItem('toonbank.' + name);
    if (value) document.documentElement.dataset[name] = value;
  }
} catch {}
{
  const early = new Map(), alive = (node) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
  const idle = window.requestIdleCallback || setTimeout;
  let looks;
  const look = () => {
    for (const [node, act] of early)
      if (!node.isConnected || looks < 1) early.delete(node);
      else if (alive(node)) {
        early.delete(node);
        idle(act);
      }
    looks -= 1;
    if (early.size) setTimeout(look, 50);
  };
  const later = (node, act) => {
    looks = 200;
    if (!early.size) setTimeout(look);
    early.set(node, act);
  };
  const on = (name, act) => addEventListener(name, act, true);
  on('click', ({ target }) => {
    const button = target.closest?.('button[type=button]:not([popovertarget])');
    if (button && !alive(button)) later(button, () => button.click());
  });
  on('submit', (event) => {
    const { target: form, submitter } = event;
    if (form.hasAttribute('action') || alive(form)) return;
    event.preventDefault();
    later(form, () => form.requestSubmit(submitter));
  });
  const typed = ({ target, type }) => {
    if (!target.matches(type === 'input' ? 'input:not([type=checkbox],[type=radio],[type=file]),textarea' : 'select') || alive(target)) return;
    const { value } = target;
    later(target, () => {
      if (target.value && target.value !== value) return;
      target.value = value;
      target._valueTracker?.setValue('');
      target.dispatchEvent(new Event(type, { bubbles: true }));
    });
  };
  on('input', typed);
  on('change', typed);
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
  const touch = ({ type, movementX, movementY }) => {
    if (type === 'pointermove' && !movementX && !movementY) return;
    document.documentElement.dataset.touched = '';
    for (const sign of signs) removeEventListener(sign, touch, true);
  };
  for (const sign of signs) on(sign, touch);
}
{
  const stay = (event) => {
    if (navigator.onLine) return;
    const link = event.target.closest('a');
    if (event.type === 'submit' || (link?.origin === location.origin && !link.hash)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const show = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  addEventListener('click', stay, true);
  addEventListener('submit', stay, true);
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}
{
  let painted = false;
  const run = () => {
    painted = true;
    for (const link of document.querySelectorAll('link[rel=later]')) {
      const script = document.createElement('script');
      script.async = true;
      script.setAttribute('src', link.getAttribute('href'));
      link.replaceWith(script);
    }
  };
  addEventListener('DOMContentLoaded', () => painted && run());
  addEventListener('visibilitychange', run);
  if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) run();
  else new PerformanceObserver((seen) => seen.getEntriesByName('first-contentful-paint')[0] && run())
    .observe({ type: 'paint', buffered: true });
  setTimeout(run, 3000);
}
`;

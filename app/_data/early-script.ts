/**
 * What a page does before its scripts have come; the page's security policy allows no inline script that isn't the
 * framework's, so this is a file.
 *
 * 1. What somebody chose (components/ui/use-preference.ts) stands on `<html>` before the first paint: nothing jumps.
 * 2. What somebody does before React has brought a button, a form without an address, or a field to life is done again
 *    once it has, in the same order, for ten seconds long. React leaves its properties on what it has taken over
 *    (`__reactProps$…`), and takes no notice of a text that it has seen (`_valueTracker`). `data-touched` tells parts
 *    that wait for somebody (components/ui/lazy-on-interaction.ts) that there is somebody: a pointer that rests where the
 *    page appears is nobody, and reports a move of nothing.
 * 3. Without a connection `data-offline` shows the notice for it (components/layout/offline-notice.tsx), and no link or
 *    form leaves the page: what was typed would be lost to the browser's own error page.
 * 4. The page's scripts are fetched when the first paint is over (server/csp/scripts-later.ts), at once where nobody
 *    looks or the browser does not tell, and after three seconds whatever happens. Those that a page which is still
 *    coming brings along follow when it is whole.
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

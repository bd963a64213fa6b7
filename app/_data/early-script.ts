/**
 * What a page does before its scripts have come; the page's security policy allows no inline script that isn't the
 * framework's, so this is a file.
 *
 * 1. What somebody chose (components/ui/use-preference.ts) stands on `<html>` before the first paint: nothing jumps.
 * 2. A button that was pressed too early is pressed again once React has brought it to life, for ten seconds long.
 *    React leaves its properties on what it has taken over (`__reactProps$…`); when the page is idle it is done.
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
  const early = new Set(), alive = (node) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
  const idle = window.requestIdleCallback || setTimeout;
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button[type=button]:not([popovertarget])');
    if (!button || early.has(button) || alive(button)) return;
    early.add(button);
    let looks = 200;
    const look = () => {
      if (!button.isConnected || --looks < 0) early.delete(button);
      else if (alive(button)) idle(() => { early.delete(button); button.click(); });
      else setTimeout(look, 50);
    };
    look();
  }, true);
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

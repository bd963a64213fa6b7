// @ts-check

/**
 * Loads the page's scripts after the first paint (ADR 44): at once when the page is hidden or the browser does not
 * report paints, and after three seconds in any case. Scripts of parts that are still streaming are loaded when the
 * page is complete.
 */
export function loadScripts() {
  let painted = false;
  const run = () => {
    painted = true;
    for (const link of document.querySelectorAll('link[rel=later]')) {
      const script = document.createElement('script');
      script.async = true;
      script.setAttribute('src', link.getAttribute('href') ?? '');
      link.replaceWith(script);
    }
  };
  addEventListener('DOMContentLoaded', () => painted && run());
  addEventListener('visibilitychange', run);
  if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) run();
  else
    new PerformanceObserver((seen) => seen.getEntriesByName('first-contentful-paint')[0] && run()).observe({
      type: 'paint',
      buffered: true,
    });
  setTimeout(run, 3000);
}

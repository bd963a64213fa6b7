// @ts-check

/**
 * Without a connection `data-offline` shows the offline notice (components/layout/offline-notice.tsx), and no link or
 * form leaves the page: typed text would be lost to the browser's error page.
 */
export function guardOffline() {
  /** @param {Event} event */
  const stopLeaving = (event) => {
    if (navigator.onLine) return;
    const link = /** @type {Element} */ (event.target).closest('a');
    if (event.type === 'submit' || (link?.origin === location.origin && !link.hash)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const show = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  addEventListener('click', stopLeaving, true);
  addEventListener('submit', stopLeaving, true);
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}

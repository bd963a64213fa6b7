/**
 * Puts what somebody chose (components/ui/use-preference.ts) on `<html>` before the first paint, so that nothing
 * jumps. A file of its own: the page's security policy allows no inline script that isn't the framework's.
 */
export const preferencesScript = `try {
  for (const name of ['view', 'vat']) {
    const value = localStorage.getItem('toonbank.' + name);
    if (value) document.documentElement.dataset[name] = value;
  }
} catch {}
`;

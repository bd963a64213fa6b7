// @ts-check

/** Sets the stored preferences (components/ui/use-preference.ts) on `<html>` before the first paint: nothing shifts. */
export function restorePreferences() {
  try {
    for (const name of ['view', 'rows', 'vat']) {
      const value = localStorage.getItem(`toonbank.${name}`);
      if (value) document.documentElement.dataset[name] = value;
    }
  } catch {
    // Storage is blocked: the page has its defaults.
  }
}

// Puts remembered choices on <html> before the first paint, so that nothing jumps (components/ui/use-preference.ts).
try {
  for (const name of ['view', 'vat']) {
    const value = localStorage.getItem(`toonbank.${name}`);
    if (value) document.documentElement.dataset[name] = value;
  }
} catch {
  // Storage can be forbidden; the defaults are fine.
}

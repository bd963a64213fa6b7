const KEY = 'toonbank.simulation';

/** Stores the simulated customer in this tab, empty for none; true when it changed. */
export function noteSimulation(clientName: string): boolean {
  try {
    const before = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.setItem(KEY, clientName);
    return before !== clientName;
  } catch {
    return false;
  }
}

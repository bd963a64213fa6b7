const KEY = 'toonbank.simulation';

/** Remembers in this tab whose eyes one looks through, empty for nobody's; true when it was another one's before. */
export function noteSimulation(clientName: string): boolean {
  try {
    const before = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.setItem(KEY, clientName);
    return before !== clientName;
  } catch {
    return false;
  }
}

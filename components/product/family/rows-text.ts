import type { FamilyRow } from './family-row';
import { readRows } from './read-rows';

/** The rows as a text for the data of the page. `server/html/data-once.ts` knows how it begins, and leaves `{}` of it. */
export const toRowsText = (familyRows: FamilyRow[]): string => JSON.stringify({ familyRows });

/** The rows of a text; of the table that the server wrote, where it has taken them out of the text. */
export function rowsOf(text: string, table: Element | null): FamilyRow[] {
  const { familyRows } = JSON.parse(text) as { familyRows?: FamilyRow[] };
  return familyRows ?? readRows(table);
}

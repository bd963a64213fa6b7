import type { ImportState } from '@toonbank/contract';
import {
  importChanges,
  importProfiles,
  importSchedules,
  imports,
  priceLists,
  type Site,
} from '../../src/db/schema/index.ts';
import { makeAdmin, type TestApp, type TestProduct } from '../support/index.ts';
import { scheduleTerms } from './schedules/terms.ts';

export interface ImportIds {
  import: number;
  readyImport: number;
  mappedImport: number;
  plannedImport: number;
  appliedImport: number;
  discardedImport: number;
  importChange: number;
  importProfile: number;
  unscheduledProfile: number;
  importSchedule: number;
  priceList: number;
}

/** Imports of prices in several states, each with one change, without a file. */
export async function makeImports(
  test: TestApp,
  { id: siteId }: Site,
  { id: ownerId, unit }: TestProduct,
): Promise<ImportIds> {
  const madeBy = await makeAdmin(test, { id: siteId } as Site);
  const source = {
    ...{ format: 'xlsx', encoding: 'utf-8', sheets: ['Blad1'], sheet: 'Blad1', headingLine: 1 },
    headings: ['Artikel', 'Prijs'],
    rows: [{ line: 2, cells: ['A1', 2.5] }],
  };
  return test.database.inSite(siteId, async (tx) => {
    const make = async (state: ImportState) => {
      const values = { siteId, kind: 'prices', state, source, madeBy } as const;
      const [row] = await tx
        .insert(imports)
        .values({ ...values, ...(state === 'applied' && { appliedAt: new Date() }) })
        .returning();
      const importId = row?.id ?? 0;
      const [change] = await tx
        .insert(importChanges)
        .values({
          ...{ siteId, importId, line: 2, entity: 'unit', entityId: unit.id, ownerId, field: 'price' },
          ...{ before: String(unit.priceCents), after: String(unit.priceCents + 10), change: 'up' },
        })
        .returning();
      return { importId, changeId: change?.id ?? 0 };
    };
    const [profile] = await tx
      .insert(importProfiles)
      .values({ siteId, kind: 'prices', name: 'Van Dam', headings: ['Soort'], mapping: [] })
      .returning();
    const [scheduled] = await tx
      .insert(importProfiles)
      .values({ siteId, kind: 'prices', name: 'De Wit', headings: ['Code'], mapping: [] })
      .returning();
    const [unscheduled] = await tx
      .insert(importProfiles)
      .values({ siteId, kind: 'prices', name: 'De Boer', headings: ['Nummer'], mapping: [] })
      .returning();
    const [schedule] = await tx
      .insert(importSchedules)
      .values({ siteId, profileId: scheduled?.id ?? 0, ...scheduleTerms, madeBy, nextRunAt: new Date() })
      .returning();
    const [list] = await tx.insert(priceLists).values({ siteId, code: 'import', name: 'Import' }).returning();
    const seen = await make('preview');
    return {
      import: seen.importId,
      importChange: seen.changeId,
      readyImport: (await make('preview')).importId,
      mappedImport: (await make('columns')).importId,
      plannedImport: (await make('planned')).importId,
      appliedImport: (await make('applied')).importId,
      discardedImport: (await make('columns')).importId,
      importProfile: profile?.id ?? 0,
      unscheduledProfile: unscheduled?.id ?? 0,
      importSchedule: schedule?.id ?? 0,
      priceList: list?.id ?? 0,
    };
  });
}

'use client';

import { Suspense } from 'react';
import { lazyOnInteraction } from '../../ui/lazy-on-interaction';
import type { FamilyTableProps } from './family-row';
import type { TableOfText } from './table-of-text';

// Links and a form: they work before hydration.
const Table = lazyOnInteraction<Parameters<typeof TableOfText>[0]>(() =>
  import('../late-parts').then((module) => module.TableOfText),
);

/** The table of the document's first page: the only one whose rows are not in the text. It may be gone when its page is shown again. */
let written: Element | null | undefined;

/** The table of a family; its rows come as a text, which the data of a document does not repeat (`rows-text.ts`). */
export function LazyFamilyTable(props: Omit<FamilyTableProps, 'rows'> & { text: string }) {
  if (typeof document !== 'undefined') written ??= document.querySelector('.family-table');
  return (
    <Suspense fallback={null}>
      <Table {...props} table={written ?? null} />
    </Suspense>
  );
}

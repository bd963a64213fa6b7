'use client';

import { Suspense } from 'react';
import { lazyOnInteraction } from '../../ui/lazy-on-interaction';
import { lazyPart } from '../../ui/lazy-part';
import type { TableOfTextProps } from './table-of-text';

const loadTable = () => import('../late-parts').then((module) => module.TableOfText);
// Links and a form: they work before hydration.
const TableWhenTouched = lazyOnInteraction<TableOfTextProps>(loadTable);
const TableAtOnce = lazyPart(loadTable);

/** The table of the document's first page: the only one whose rows are not in the text. It may be gone when its page is shown again. */
let written: Element | null | undefined;

/**
 * The table of a family; its rows come as a text, which the data of a document does not repeat (`rows-text.ts`). Where a
 * customer's prices follow, its script loads at once.
 */
export function LazyFamilyTable(props: Omit<TableOfTextProps, 'table'>) {
  if (typeof document !== 'undefined') written ??= document.querySelector('.family-table');
  const Table = props.follow ? TableAtOnce : TableWhenTouched;
  return (
    <Suspense fallback={null}>
      <Table {...props} table={written ?? null} />
    </Suspense>
  );
}

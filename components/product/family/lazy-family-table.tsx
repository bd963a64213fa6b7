'use client';

import { Suspense } from 'react';
import { lazyOnInteraction } from '../../ui/lazy-on-interaction';
import type { FamilyTableProps } from './family-row';

// Links and a form: they work before hydration.
const Table = lazyOnInteraction(() => import('./family-table').then((module) => module.FamilyTable));

export const LazyFamilyTable = (props: FamilyTableProps) => (
  <Suspense fallback={null}>
    <Table {...props} />
  </Suspense>
);

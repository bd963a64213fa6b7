import type { ComponentProps } from 'react';
import { ImportHistory } from '@/components/imports/history/import-history';
import { NewImport } from '@/components/imports/source/new-import';

type Kind = ComponentProps<typeof NewImport>['kinds'][number];

/** The first step of an import, for those who may make one; others see what was imported. */
export function AdminNewImport({
  kinds: [first, ...others],
  wanted,
}: {
  kinds: readonly Kind[];
  wanted: Kind | undefined;
}) {
  return first ? <NewImport kinds={[first, ...others]} wanted={wanted} /> : <ImportHistory />;
}

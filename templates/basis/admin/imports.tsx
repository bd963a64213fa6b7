import type { ComponentProps } from 'react';
import { ImportHistory } from '@/components/imports/history/import-history';
import { NewImport } from '@/components/imports/source/new-import';

type Kind = ComponentProps<typeof NewImport>['kinds'][number];

/** The first step of an import, for those who may make one; others see what was imported. */
export function AdminNewImport({ kinds: [first, ...others] }: { kinds: readonly Kind[] }) {
  return first ? <NewImport kinds={[first, ...others]} /> : <ImportHistory />;
}

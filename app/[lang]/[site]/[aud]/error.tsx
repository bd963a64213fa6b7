'use client';

import { FailedPage } from '@/templates/basis/failed';

/** Something failed while this page was made; trying again often helps. */
export default function PageError({ retry }: { error: unknown; retry: () => void }) {
  return <FailedPage retry={retry} />;
}

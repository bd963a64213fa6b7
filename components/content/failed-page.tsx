'use client';

import { pages } from '@/locales/nl/pages';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { WarningIcon } from '../ui/icons';

const words = pages.failed;

/** The page could not be made just now; the rest of the shop stands around it. */
export function FailedPage({ retry }: { retry: () => void }) {
  return (
    <div className="wrap py-12" role="alert">
      <h1 className="sr-only">{words.title}</h1>
      <EmptyState icon={<WarningIcon className="size-7" />} title={words.title}>
        <p>{words.text}</p>
        <Button onClick={retry}>{words.retry}</Button>
      </EmptyState>
    </div>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { filters } from '@/locales/nl/listing/filters';
import { Button, buttonClass } from '../ui/button';

const words = filters.failed;

/**
 * The filtered list could not be loaded. The list without the filter is usually cached, so it probably works.
 */
export function FailedList({ retry }: { retry: () => void }) {
  const pathname = usePathname();
  return (
    <section role="alert" className="wrap message-page">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>{words.retry}</Button>
        {/* A plain link: a full load instead of the response that has just failed. */}
        <a href={pathname} className={buttonClass('outline')}>
          {words.whole}
        </a>
      </div>
    </section>
  );
}

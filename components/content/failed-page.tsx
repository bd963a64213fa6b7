'use client';

import { pages } from '@/locales/nl/pages';
import { Button } from '../ui/button';

const words = pages.failed;

/** The page could not be made just now; the rest of the shop stands around it. */
export function FailedPage({ retry }: { retry: () => void }) {
  return (
    <section role="alert" className="wrap message-page">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <Button onClick={retry}>{words.retry}</Button>
    </section>
  );
}

'use client';

import { pages } from '@/locales/nl/pages';

const words = pages.failed;

/** The page failed to render; it is shown inside the shop's frame. */
export function FailedPage({ retry }: { retry: () => void }) {
  return (
    <section role="alert" className="wrap message-page">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      {/* Not the primitive: the bundler would put a copy of it into every page's scripts. */}
      <button type="button" className="btn btn-primary" onClick={retry}>
        {words.retry}
      </button>
    </section>
  );
}

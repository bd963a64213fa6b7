import type { ReactNode } from 'react';
import { failureWords } from '@/locales/nl/auth/failure-words';

/** No site is configured for this host: only a heading (docs/behaviour.md §1.2). */
export function NoSite({ children }: { children: ReactNode }) {
  return (
    <html lang="nl">
      <body>
        <h1 className="m-8 font-sans text-xl font-semibold">{failureWords.noSite}</h1>
        {children}
      </body>
    </html>
  );
}

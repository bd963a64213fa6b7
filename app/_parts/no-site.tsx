import type { ReactNode } from 'react';

/**
 * Nothing is configured for this host: the heading and nothing else (docs/behaviour.md §1.2). The page itself is
 * empty.
 */
export function NoSite({ children }: { children: ReactNode }) {
  return (
    <html lang="nl">
      <body>
        <h1 className="m-8 font-sans text-xl font-semibold">Stel een x-site-token in voor deze website.</h1>
        {children}
      </body>
    </html>
  );
}

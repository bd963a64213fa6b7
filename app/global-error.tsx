'use client';

import { HOST_LOGO, HOST_STYLE } from '@/lib/urls/host-urls';
import './globals.css';

/**
 * The site's frame failed to render: this page has only the style and the logo. Without JavaScript
 * `server/http/error-note.ts` shows the same text.
 */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="nl">
      <body>
        <title>De winkel is even niet bereikbaar</title>
        <link rel="stylesheet" href={HOST_STYLE} />
        <main className="wrap message-page message-alone">
          <a href="/">
            {/* biome-ignore lint/performance/noImgElement: a drawing of a few hundred bytes, from this shop itself */}
            <img src={HOST_LOGO} alt="Naar de homepage" className="h-10 w-auto" />
          </a>
          <h1>De winkel is even niet bereikbaar</h1>
          <p>Uw winkelwagen is bewaard.</p>
          <button type="button" className="btn btn-primary" onClick={() => retry()}>
            Opnieuw proberen
          </button>
        </main>
      </body>
    </html>
  );
}

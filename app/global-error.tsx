'use client';

import './globals.css';

/** The site's own frame could not be made; there is nothing around this but its style. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="nl">
      <body>
        <link rel="stylesheet" href="/thema/huisstijl" />
        <main className="wrap message-page">
          <h1>De winkel is even niet bereikbaar</h1>
          <p>Probeer het over een paar tellen opnieuw. Uw winkelwagen blijft bewaard.</p>
          <button type="button" className="btn btn-primary" onClick={() => retry()}>
            Opnieuw proberen
          </button>
        </main>
      </body>
    </html>
  );
}

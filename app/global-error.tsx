'use client';

/** The site's own frame could not be made; there is nothing around this. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="nl">
      <body>
        <h1>De winkel is even niet bereikbaar</h1>
        <p>Probeer het over een paar tellen opnieuw. Uw winkelwagen blijft bewaard.</p>
        <button type="button" onClick={() => retry()}>
          Opnieuw proberen
        </button>
      </body>
    </html>
  );
}

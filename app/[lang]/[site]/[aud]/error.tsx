'use client';

/** Something failed while this page was made; trying again often helps. */
export default function PageError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <section>
      <h1>Deze pagina kan even niet worden getoond</h1>
      <p>Er ging iets mis op de server. Probeer het over een paar tellen opnieuw.</p>
      <button type="button" onClick={() => retry()}>
        Opnieuw proberen
      </button>
    </section>
  );
}

const TIMEOUT_MS = 1_000;
/** An answer counts for so long: probes and scrapes come from several sides. */
const KEPT_MS = 5_000;

/** Asks whether the API answers, whether or not there are visitors just now. */
export function askApi(url: string): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  let at = Number.NEGATIVE_INFINITY;
  return () => {
    if (asked && performance.now() - at < KEPT_MS) return asked;
    at = performance.now();
    asked = fetch(`${url}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      // Any answer: an API that is not ours may have another address for this.
      () => true,
      () => false,
    );
    return asked;
  };
}

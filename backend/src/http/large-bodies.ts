import { DomainError } from './errors.ts';

/** Of all large bodies of one site that arrive or are being worked on: six images of the largest size. */
const MAX_BYTES_PER_SITE = 125_000_000;
const RETRY_AFTER_S = 5;

/**
 * Bounds what one site has a process take in at once. Each body is held and parsed as a whole, so that without a bound
 * one site's uploads would fill the memory, and the calls of all others would wait.
 */
export class LargeBodies {
  readonly #maxBytes: number;
  readonly #bytes = new Map<string, number>();

  constructor(maxBytes = MAX_BYTES_PER_SITE) {
    this.#maxBytes = maxBytes;
  }

  /** @returns a function that ends it @throws DomainError too_busy, with Retry-After */
  take(site: string, bytes: number): () => void {
    const before = this.#bytes.get(site) ?? 0;
    if (before + bytes > this.#maxBytes)
      throw new DomainError('too_busy', 'Too many large bodies arrive already.', undefined, RETRY_AFTER_S);
    this.#bytes.set(site, before + bytes);
    return () => {
      const left = (this.#bytes.get(site) ?? 0) - bytes;
      if (left > 0) this.#bytes.set(site, left);
      else this.#bytes.delete(site);
    };
  }
}

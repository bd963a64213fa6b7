/** Time at which a call refused with 429 can be repeated, in ms since 1970; one page has one visitor. */
let freeAt = 0;

/** Stores the seconds of a Retry-After. Only in a browser: a server has many visitors. */
export function noteRetryAfter(seconds: number): void {
  freeAt = Date.now() + seconds * 1000;
}

/** The remaining seconds; 0 when a call can be made. */
export const secondsUntilFree = (): number => Math.max(0, Math.ceil((freeAt - Date.now()) / 1000));

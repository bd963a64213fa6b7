/** When the last call that was refused for coming too often can be made again, in ms since 1970; one page has one visitor. */
let freeAt = 0;

/** Notes the seconds of a Retry-After. Only in a browser: a server has many visitors. */
export function noteRetryAfter(seconds: number): void {
  freeAt = Date.now() + seconds * 1000;
}

/** The seconds that are left; 0 when a call can be made, or nothing is known. */
export const secondsUntilFree = (): number => Math.max(0, Math.ceil((freeAt - Date.now()) / 1000));

/** Query parameter with the seconds to wait, in the address that a refused form without JavaScript redirects to. */
export const WAIT_PARAM = 'wacht';

/** The seconds of a Retry-After or of such an address; 0 without any. */
export const waitSeconds = (text: string | null | undefined): number =>
  /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 0;

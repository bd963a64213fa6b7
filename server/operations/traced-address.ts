/** So long is no part of an address that a person chose, unless it is words with hyphens. */
const LONG = 20;
const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;
const HEX = /^[0-9a-f-]+$/;

const isSecret = (part: string) => part.length >= LONG && (!WORDS.test(part) || HEX.test(part));

/** An address, or the name of a span with one, without its query and without codes that open something. */
export const withoutSecrets = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .split('/')
    .map((part) => (isSecret(part) ? '*' : part))
    .join('/');

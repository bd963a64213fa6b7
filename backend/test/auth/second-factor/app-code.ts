import { codeAt, stepAt } from '../../../src/modules/auth/second-factor/totp.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app does with the secret that it is given. */
function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that the app shows now, or so many steps later. */
export const appCode = (base32: string, later = 0) => codeAt(bytesOf(base32), stepAt(Date.now()) + later);

import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../../../src/modules/auth/second-factor/seal.ts';
import {
  codeAt,
  otpauthUri,
  stepAt,
  stepOfCode,
  toBase32,
} from '../../../src/modules/auth/second-factor/totp.ts';

/** The secret of the examples in RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');

describe('a one-time code', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('is that of RFC 6238 after %i seconds', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code);
  });

  it('is taken for one step before and after its own', () => {
    const now = 1_234_567_890_000;
    const step = stepAt(now);
    const taken = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, codeAt(secret, step + off), now));
    expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is six digits, not %j', (code) => {
    expect(stepOfCode(secret, code, 59_000)).toBeUndefined();
  });
});

it('gives apps the secret in base 32', () => {
  // RFC 4648, section 10.
  expect(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
  const uri = new URL(otpauthUri(secret, 'Zeep & Zo', 'beheer@demo.test'));
  expect(uri.href).toContain('otpauth://totp/Zeep%20%26%20Zo:beheer%40demo.test?');
  expect(uri.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

describe('the stored secret of an app', () => {
  it('is opened for its administrator alone, with the secret of the installation', () => {
    const bytes = randomBytes(20);
    const sealed = seal(bytes, 'a'.repeat(64), 'noord', 3);
    expect(unseal(sealed, 'a'.repeat(64), 'noord', 3)).toEqual(bytes);
    for (const [key, site, admin] of [
      ['b'.repeat(64), 'noord', 3],
      ['a'.repeat(64), 'zuid', 3],
      ['a'.repeat(64), 'noord', 4],
    ] as const)
      expect(unseal(sealed, key, site, admin)).toBeUndefined();
  });

  it('never looks the same twice', () => {
    const bytes = randomBytes(20);
    expect(seal(bytes, 'a', 'noord', 3)).not.toBe(seal(bytes, 'a', 'noord', 3));
  });
});

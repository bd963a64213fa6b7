import type { FieldFault } from '@toonbank/contract';
import { commonWords } from './common-passwords.ts';

const MIN_LENGTH = 10;
const MAX_LENGTH = 200;
const FEWEST_SIGNS = 5;

const stands: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** The letters of a password without digits and punctuation around them; `W3lk0m2026!` is `welkom`. */
function wordsIn(password: string): string[] {
  const lower = password.toLowerCase();
  const plain = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
  return [plain, lower].flatMap((text) => [
    letters(text),
    letters(text.replace(/[013457@$]/g, (sign) => stands[sign] ?? '')),
  ]);
}

/** `abcabcabcabc`: one part repeated. */
const repeats = (text: string): boolean => /^(.{1,5})\1+.{0,4}$/u.test(text);

/** Length of the longest run of characters of which each is `step` after the one before. */
function longestRunLength(codes: readonly number[], step: number): number {
  let maxRun = 0;
  let run = 0;
  codes.forEach((code, at) => {
    run = code - (codes[at - 1] ?? Number.NaN) === step ? run + 1 : 1;
    maxRun = Math.max(maxRun, run);
  });
  return maxRun;
}

/** `1234567890`, `abcdefghij`, `9876543210`: most of it is one run. */
function runs(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  return Math.max(longestRunLength(codes, 1), longestRunLength(codes, -1)) * 2 > codes.length;
}

/**
 * The fault of a new password, if any. It must be long and hard to guess; no rule asks for capitals or punctuation.
 * `known`: texts that others know of the customer (names, company, shop).
 */
export function passwordFault(password: string, known: readonly string[]): FieldFault | undefined {
  if ([...password].length < MIN_LENGTH) return 'password_too_short';
  if (password.length > MAX_LENGTH) return 'password_too_long';
  const lower = password.toLowerCase();
  if (wordsIn(password).some((word) => commonWords.has(word))) return 'password_too_common';
  if (new Set(lower).size < FEWEST_SIGNS || repeats(lower) || runs(lower)) return 'password_too_simple';
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const userTexts = known.flatMap((text) => [bare(text), bare(text.split('@')[0] ?? '')]);
  const word = bare(password).replace(/^\d+|\d+$/g, '');
  return userTexts.some((one) => one.length > 2 && (one === bare(password) || one === word))
    ? 'password_known'
    : undefined;
}

/** Kinds of environment variables. A message continues the sentence that begins with the variable's name. */
import { isIP } from 'node:net';
import { z } from 'zod';

/** A whole number within bounds. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: ({ input }) => `must be a whole number from ${min} to ${max}, but is "${input}".`,
    })
    .transform(Number);

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
}
const withoutLastSlash = (text: string) => {
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname}`.replace(/\/+$/, '');
};

/** An http or https address without query; read without a slash at the end. */
export const webAddress = (example: string) =>
  z
    .string()
    .refine(isWebAddress, {
      error: ({ input }) => `must be an address such as ${example}, but is "${input}".`,
    })
    .transform(withoutLastSlash);

/** Text of a given form. The message does not repeat the value: it may be a secret. */
export const text = (form: RegExp) => z.string().regex(form, "contains characters that can't be used there.");

/** The address of a Redis server. The message does not repeat it: it may have a password. */
export const redisAddress = z.string().refine((text) => /^rediss?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'must be an address such as redis://localhost:6379.',
});

/** `1` is yes, `0` is no. */
export const yesOrNo = z
  .enum(['0', '1'], { error: ({ input }) => `must be 1 or 0, but is "${input}".` })
  .transform((value) => value === '1');

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** IP addresses and CIDR ranges, separated by commas. */
export const proxyList = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .transform((entries) => entries.filter((entry) => entry !== ''))
  .refine((entries) => entries.every(isAddressOrRange), {
    error: ({ input }) =>
      `must be IP addresses or ranges such as 10.0.0.0/8, but has "${(input as string[]).find((entry) => !isAddressOrRange(entry))}".`,
  });

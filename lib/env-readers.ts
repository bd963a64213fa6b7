/** One reader per kind of environment variable. Each reports one sentence that names the variable. */
import { isIP } from 'node:net';

export type RawEnv = Readonly<Record<string, string | undefined>>;
type Report = (problem: string) => void;

const textOf = (raw: RawEnv, name: string) => raw[name]?.trim() || undefined;

/** A whole number within bounds. */
export function wholeNumber(
  raw: RawEnv,
  name: string,
  { fallback, least, most }: { fallback: number; least: number; most: number },
  report: Report,
): number {
  const text = textOf(raw, name);
  if (text === undefined) return fallback;
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  report(`${name} must be a whole number from ${least} to ${most}, but is "${text}".`);
  return fallback;
}

/** An http or https address without query, as text without a slash at the end. */
export function webAddress(raw: RawEnv, name: string, fallback: string, report: Report): string {
  const text = textOf(raw, name);
  if (text === undefined) return fallback;
  const url = URL.parse(text);
  const usable = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  if (usable) return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
  report(`${name} must be an address such as ${fallback}, but is "${text}".`);
  return fallback;
}

/** Text of a given form, or undefined when absent. The value is not repeated: it may be a secret. */
export function optionalText(raw: RawEnv, name: string, form: RegExp, report: Report): string | undefined {
  const text = textOf(raw, name);
  if (text === undefined || form.test(text)) return text;
  report(`${name} contains characters that can't be used there.`);
  return undefined;
}

/** `1` is yes; `0` or nothing is no. */
export function yesOrNo(raw: RawEnv, name: string, report: Report): boolean {
  const text = textOf(raw, name) ?? '0';
  if (text !== '0' && text !== '1') report(`${name} must be 1 or 0, but is "${text}".`);
  return text === '1';
}

/** Addresses and CIDR ranges, separated by commas. */
export function proxyList(raw: RawEnv, name: string, report: Report): string[] {
  const entries = (textOf(raw, name) ?? '').split(',').map((entry) => entry.trim());
  const given = entries.filter((entry) => entry !== '');
  const wrong = given.find((entry) => !isAddressOrRange(entry));
  if (wrong === undefined) return given;
  report(`${name} must be IP addresses or ranges such as 10.0.0.0/8, but has "${wrong}".`);
  return [];
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

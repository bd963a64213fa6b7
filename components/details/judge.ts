import type { FieldFault } from '@toonbank/contract';
import type { Faults } from '../form/use-typed';

/** Trims the texts and reports which required fields are empty. All other rules are checked by the server. */
export function judgeTexts<T extends { [Field in keyof T]: string }>(typed: T, needed: readonly (keyof T)[]) {
  const clean = Object.fromEntries(
    Object.entries<string>(typed).map(([name, text]) => [name, text.trim()]),
  ) as unknown as T;
  const required: FieldFault = 'required';
  const missing = needed.filter((name) => clean[name] === '').map((name) => [name, required]);
  return { clean, faults: Object.fromEntries(missing) as Faults<T> };
}

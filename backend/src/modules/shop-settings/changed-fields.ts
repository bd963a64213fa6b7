import { DomainError } from '../../http/errors.ts';

interface Versions<T> {
  /** The stored values, locked. */
  now: T;
  /** The values that the caller was shown. */
  seen: T;
  /** The values that the caller wants. */
  after: T;
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/**
 * The effect of a change: only the fields that the caller changed. Fields that a colleague changed meanwhile stay as the colleague has them.
 * @returns undefined for a change that changes nothing
 * @throws DomainError conflict with the name where both changed a field
 */
export function changedFields<T extends object>(
  { now, seen, after }: Versions<T>,
  name: string,
): { before: Partial<T>; after: Partial<T> } | undefined {
  const names = (Object.keys(now) as (keyof T)[]).filter(
    (field) => differs(after[field], seen[field]) && differs(after[field], now[field]),
  );
  if (names.length === 0) return undefined;
  if (names.some((field) => differs(now[field], seen[field])))
    throw new DomainError('conflict', 'The settings are others by now.', { [name]: 'changed' });
  const only = (of: T) => Object.fromEntries(names.map((field) => [field, of[field]])) as Partial<T>;
  return { before: only(now), after: only(after) };
}

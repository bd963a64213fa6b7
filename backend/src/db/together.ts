/**
 * Waits for work of one transaction that travels together, also when a part of it fails: a statement that is sent after
 * the transaction has ended would run outside it. Use it instead of `Promise.all` wherever a part has a `tx`.
 * @throws the first failure, once all parts have ended
 */
export async function together<T extends readonly unknown[] | []>(
  parts: T,
): Promise<{ -readonly [Part in keyof T]: Awaited<T[Part]> }> {
  const settled = await Promise.allSettled<unknown[]>([...parts]);
  for (const part of settled) if (part.status === 'rejected') throw part.reason;
  return Promise.all(parts);
}

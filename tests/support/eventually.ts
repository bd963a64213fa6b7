import { vi } from 'vitest';

/** Waits until `check` does not throw. The limit is for machines with much other work. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, 20_000);

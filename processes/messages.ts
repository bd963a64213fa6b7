/** The environment variable with a worker's number, from 1 on. */
export const NUMBER_VARIABLE = 'TOONBANK_WORKER';

/** `alive`: the worker's event loop turns; `ready`: it can serve; `figures`: its metrics as JSON. */
export type Question = 'alive' | 'ready' | 'figures';

/** From the primary process to a worker. */
export type Order = { ask: Question; id: number } | { stop: true } | { told: unknown };

/** From a worker to the primary process. */
export type Reply =
  | { ready: unknown }
  | { id: number; answer: unknown }
  | { id: number; fault: string }
  | { tell: unknown };

export const hasKey = <K extends string>(message: unknown, key: K): message is Record<K, unknown> =>
  typeof message === 'object' && message !== null && key in message;

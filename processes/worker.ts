import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import { hasKey, NUMBER_VARIABLE, type Order, type Question, type Reply } from './messages.ts';
import { type Operations, type OperationsSettings, startOperations } from './operations-server.ts';

/** The number of this worker among those of its primary process, from 1 on; undefined in a process that is alone. */
export const workerNumber: number | undefined =
  cluster.isWorker && process.env[NUMBER_VARIABLE] ? Number(process.env[NUMBER_VARIABLE]) : undefined;

/** True in a process that has to run workers: several are asked for, and it is none itself. */
export const runsWorkers = (count: number): boolean => count > 1 && workerNumber === undefined;

/** One process of several has the duties that only one can have. */
export const isFirst = workerNumber === undefined || workerNumber === 1;

const reply = (message: Reply) => process.send?.(message);

/**
 * Calls the listener when this process must stop: by a signal or the end of the process that started it. A worker
 * stops when its primary process asks it to: service managers and terminals send their signals to all processes at once.
 * When the primary process dies, Node ends its workers at once.
 */
export function onStopRequest(listener: (signal?: NodeJS.Signals) => void): void {
  const listen = workerNumber === undefined ? listener : () => undefined;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, listen);
  if (workerNumber === undefined) return void process.on('disconnect', () => listener());
  process.on('message', (message) => {
    if (hasKey(message, 'stop')) listener();
  });
}

/** Tells the process that started this one that requests are accepted. */
export function sayReady(facts: { ready: unknown; sites?: readonly string[] }): void {
  process.send?.(facts);
}

/** Opens the port for operators; a worker answers its primary process, which has that port. @throws the error of listening */
export async function openOperationsPort(
  settings: OperationsSettings,
  registry: Registry,
  isReady: () => Promise<string>,
): Promise<Operations> {
  if (workerNumber === undefined) return startOperations(settings, registry, { isReady });
  registry.setDefaultLabels({ worker: String(workerNumber) });
  const answers: Record<Question, () => Promise<unknown>> = {
    alive: async () => 'alive',
    ready: isReady,
    figures: () => registry.getMetricsAsJSON(),
  };
  process.on('message', (message: Order) => {
    if (!hasKey(message, 'ask')) return;
    const { ask, id } = message as Extract<Order, { ask: Question }>;
    answers[ask]().then(
      (answer) => reply({ id, answer }),
      (error: Error) => reply({ id, fault: error.message }),
    );
  });
  return { leave: () => undefined, close: () => undefined };
}

/** Tells the other workers of this primary process. */
export function tellWorkers(text: unknown): void {
  if (workerNumber !== undefined) reply({ tell: text });
}

/** Calls `hear` with what other workers tell. */
export function hearWorkers(hear: (text: unknown) => void): void {
  if (workerNumber === undefined) return;
  process.on('message', (message) => {
    if (hasKey(message, 'told')) hear(message.told);
  });
}

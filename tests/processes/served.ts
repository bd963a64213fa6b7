import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { Counter, Registry } from 'prom-client';
import { startOperations } from '../../processes/operations-server.ts';
import { runWorkers } from '../../processes/run-workers.ts';
import {
  hearWorkers,
  isFirst,
  onStopRequest,
  openOperationsPort,
  runsWorkers,
  sayReady,
  tellWorkers,
  workerNumber,
} from '../../processes/worker.ts';

/**
 * A program for the tests: two workers behind one port. `/slow` is answered on SIGUSR2; `/tell/<text>` tells the other worker,
 * `/told` shows what was told. A worker whose number stands in FAILS, and every worker while the file BROKEN is there, ends
 * before it is ready. A message to the first process is the program of the workers that it starts from then on.
 */
const {
  PORT,
  OPERATIONS_PORT,
  FAILS = '',
  BROKEN = '',
  STOP_DELAY_MS = '0',
  STOP_MS = '20000',
} = process.env;
const settings = { port: Number(OPERATIONS_PORT), host: 'localhost' };

if (runsWorkers(2)) {
  // Meant for the workers.
  process.on('SIGUSR2', () => undefined);
  process.on('message', (program: string) => {
    process.execPath = program;
    process.send?.(program);
  });
  await runWorkers({
    count: 2,
    openOperations: (figures, health) => startOperations(settings, figures, health),
    stopDelayMs: Number(STOP_DELAY_MS),
    stopMs: Number(STOP_MS),
    firstPauseMs: 20,
  });
} else {
  if (FAILS === String(workerNumber) || existsSync(BROKEN)) process.exit(3);
  const registry = new Registry();
  const asked = new Counter({ name: 'asked_total', help: 'Requests.', registers: [registry] });
  let told: unknown = 'nothing';
  hearWorkers((text) => {
    told = text;
  });
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    asked.inc();
    const url = request.url ?? '/';
    const who = JSON.stringify({ worker: workerNumber, pid: process.pid, isFirst, told });
    if (url.startsWith('/tell/')) tellWorkers(url.slice(6));
    if (url === '/slow') return void waiting.push(() => response.end(who));
    response.setHeader('connection', 'close').end(who);
  });
  process.on('SIGUSR2', () => {
    for (const answer of waiting.splice(0)) answer();
  });
  server.listen(Number(PORT), 'localhost', async () => {
    await openOperationsPort(settings, registry, async () => {
      if (existsSync(`${BROKEN}.${workerNumber}`)) throw new Error('not well');
      return 'ready';
    });
    onStopRequest(() => server.close(() => process.exit(0)));
    sayReady({ ready: PORT });
  });
}

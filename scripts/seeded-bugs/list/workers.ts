import type { SeededBug } from '../seeded-bug.ts';

const RUN = 'tests/processes/run-workers.test.ts';
const FILES = 'tests/server/http/other-builds.test.ts';

export const workers: readonly SeededBug[] = [
  {
    file: 'processes/collect-when-idle.ts',
    from: 'idleLooks = isIdle ? idleLooks + 1 : 0;',
    to: 'idleLooks += 1;',
    test: 'tests/processes/collect-when-idle.test.ts',
  },
  {
    file: 'processes/collect-when-idle.ts',
    from: '    kept = Math.min(kept, rss);\n',
    to: '',
    test: 'tests/processes/collect-when-idle.test.ts',
  },
  {
    file: 'backend/src/start.ts',
    from: 'queue: { slots: env.databaseConnections }',
    to: 'queue: {}',
    test: 'backend/test/concurrency/operations/database-connections.test.ts',
  },
  {
    file: 'processes/run-workers.ts',
    from: 'for (const place of places) if (place !== from) place.send({ told: message.tell });',
    to: '{}',
    test: 'tests/server/cache/worker-tags.test.ts',
  },
  { file: 'processes/run-workers.ts', from: '!hasServed || ', to: '', test: RUN },
  { file: 'processes/run-workers.ts', from: '    operations?.leave();', to: '', test: RUN },
  {
    file: 'processes/run-workers.ts',
    from: "if (answers.some(({ status }) => status === 'fulfilled')) return text;",
    to: "if (answers.every(({ status }) => status === 'fulfilled')) return text;",
    test: RUN,
  },
  { file: 'processes/run-workers.ts', from: 'if (isHanging) throw new Error(text);', to: '', test: RUN },
  { file: 'processes/place.ts', from: 'this.#options.onEnd(this, how);', to: '', test: RUN },
  { file: 'processes/place.ts', from: ' * 2 ** this.failures', to: '', test: RUN },
  {
    file: 'processes/worker.ts',
    from: 'workerNumber === undefined ? listener : () => undefined',
    to: 'listener',
    test: RUN,
  },
  {
    file: 'processes/worker.ts',
    from: 'registry.setDefaultLabels({ worker: String(workerNumber) });',
    to: '',
    test: RUN,
  },
  {
    file: 'backend/src/env.ts',
    from: 'value.API_WORKERS > 1 && !value.DATABASE_URL',
    to: 'false',
    test: 'backend/test/start/mistakes.test.ts',
  },
  { file: 'server/http/other-builds.ts', from: '  noteUse();\n', to: '', test: FILES },
  {
    file: 'server/http/static-files.ts',
    from: 'if (found || !others) return found;',
    to: 'return found;',
    test: FILES,
  },
];

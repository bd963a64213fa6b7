import type { SeededBug } from '../seeded-bug.ts';

export const faults: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/imports/file/open-import.ts',
    from: '.where(and(ofImport({ siteId, id }), inArray(imports.state, [...states])))',
    to: '.where(ofImport({ siteId, id }))',
    test: 'backend/test/imports/given-up.test.ts',
  },
  {
    file: 'backend/src/modules/customer-desk/agreements.ts',
    from: 'if (JSON.stringify(before) !== JSON.stringify(stored(seen)))',
    to: 'if (false)',
    test: 'backend/test/customer-desk/agreements.test.ts',
  },
  {
    file: 'backend/src/http/connection-queue.ts',
    from: 'const fewer = best && (site.running - best.running || site.servedIn - best.servedIn) < 0;',
    to: 'const fewer = false;',
    test: 'backend/test/http/connection-queue.test.ts',
  },
  {
    file: 'backend/src/http/connection-queue.ts',
    from: 'return this.expectedWaitMs(site) > limit;',
    to: 'return false;',
    test: 'backend/test/http/connection-queue.test.ts',
  },
  {
    file: 'backend/src/http/connection-queue.ts',
    from: 'return this.busyShare.of(this.isBusy(site));',
    to: 'return slots;',
    test: 'backend/test/http/connection-queue.test.ts',
  },
  {
    file: 'backend/src/http/busy-share.ts',
    from: 'this.limited = this.othersAreQuiet();',
    to: 'this.limited = true;',
    test: 'backend/test/http/busy-share.test.ts',
  },
  {
    file: 'backend/src/start.ts',
    from: 'backlog: LISTEN_BACKLOG',
    to: 'backlog: 511',
    test: 'backend/test/concurrency/drain.test.ts',
  },
  {
    file: 'backend/src/http/admission.ts',
    from: 'started = true;',
    to: 'started = false;',
    test: 'backend/test/http/admission.test.ts',
  },
  {
    file: 'backend/src/http/database-errors.ts',
    from: '/is not queryable|Connection',
    to: '/Connection',
    test: 'backend/test/http/database-errors.test.ts',
  },
  {
    file: 'backend/src/http/drain.ts',
    from: "if (stopping) reply.header('connection', 'close');",
    to: '',
    test: 'backend/test/http/drain.test.ts',
  },
  {
    file: 'backend/src/http/drain.ts',
    from: 'app.server.closeAllConnections();',
    to: '',
    test: 'backend/test/http/drain.test.ts',
  },
  {
    file: 'backend/src/app.ts',
    from: '...frameworkErrors,',
    to: '',
    test: 'backend/test/http/answers.test.ts',
  },
  {
    file: 'backend/src/app.ts',
    from: ', connectionsCheckingInterval: arrival.checkMs',
    to: '',
    test: 'backend/test/http/slow-requests.test.ts',
  },
  {
    file: 'backend/src/http/openapi.ts',
    from: 'if (!forAll && !isLocalRequest(request)) orNotFound(undefined);',
    to: '',
    test: 'backend/test/http/answers.test.ts',
  },
  {
    file: 'backend/src/http/health.ts',
    from: 'await canWrite();',
    to: '',
    test: 'backend/test/http/ready.test.ts',
  },
  { file: 'scripts/lib/pinned.mjs', from: 'onNpmEnd(stop);', to: '', test: 'tests/scripts/signals.test.ts' },
  {
    file: 'scripts/lib/stop-request.ts',
    from: "process.on('disconnect', listener);",
    to: '',
    test: 'tests/scripts/signals.test.ts',
  },
  {
    file: 'processes/worker.ts',
    from: "return void process.on('disconnect', () => listener());",
    to: '',
    test: 'tests/scripts/signals.test.ts',
  },
];

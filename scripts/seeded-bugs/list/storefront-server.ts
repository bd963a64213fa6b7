import type { SeededBug } from '../seeded-bug.ts';

export const storefrontServer: readonly SeededBug[] = [
  {
    file: 'server/http/answer.ts',
    from: 'if (!keep) options.made?.settled?.(false);',
    to: '',
    test: 'tests/server/http/slow-clients.test.ts',
  },
  {
    file: 'server/page-cache/single-flight.ts',
    from: 'if (this.#wasKept.get(key) !== false) this',
    to: 'this',
    test: 'tests/server/http/slow-clients.test.ts',
  },
  {
    file: 'server/page-cache/single-flight.ts',
    from: 'if (this.#waiting >= MAX_WAITING) return false;',
    to: '',
    test: 'tests/server/http/slow-clients.test.ts',
  },
  {
    file: 'server/http/connections.ts',
    from: 'if (draining && responses.size === 0) socket.end();',
    to: '',
    test: 'tests/server/start/create-shop-server.test.ts',
  },
  {
    file: 'server/http/connections.ts',
    from: 'if (responses.size === 0) socket.destroy();',
    to: 'socket.destroy();',
    test: 'tests/server/start/stop.test.ts',
  },
  {
    file: 'server/http/connections.ts',
    from: 'responses.size >= maxPipelined',
    to: 'false',
    test: 'tests/server/http/slow-clients.test.ts',
  },
  {
    file: 'server/start/create-shop-server.ts',
    from: '    connectionsCheckingInterval: all.checkIntervalMs,',
    to: '',
    test: 'tests/server/start/create-shop-server.test.ts',
  },
  {
    file: 'server/cache/data-handler.ts',
    from: 'if (!entry.tags.includes(ABSENT_TAG)) {',
    to: 'if (entry.tags.length >= 0) {',
    test: 'tests/server/cache/handlers.test.ts',
  },
  {
    file: 'server/cache/page-handler.ts',
    from: "&& !(typeof html === 'string' && statedStatus(html) === '404')",
    to: '',
    test: 'tests/server/cache/handlers.test.ts',
  },
  {
    file: 'server/cache/disk-store.ts',
    from: 'if (!this.#folder || this.#pruning) return;',
    to: 'if (!this.#folder) return;',
    test: 'tests/server/cache/disk-store.test.ts',
  },
  {
    file: 'server/cache/disk-store.ts',
    from: 'sizeCalculation: (value, key) => memoryCost(key, sizeOf(value)),',
    to: 'sizeCalculation: (value) => sizeOf(value) + 1,',
    test: 'tests/server/cache/disk-store.test.ts',
  },
  {
    file: 'server/cache/prune.ts',
    from: 'bytes: diskCost(info.size)',
    to: 'bytes: info.size',
    test: 'tests/server/cache/disk-store.test.ts',
  },
  {
    file: 'server/cache/absence-memory.ts',
    from: '      ttl: ABSENCE_MS,',
    to: '',
    test: 'tests/server/cache/handlers.test.ts',
  },
  {
    file: 'server/http/finish.ts',
    from: 'response.statusCode === 500 && saysApiAway(html)',
    to: 'false',
    test: 'tests/server/http/listener.test.ts',
  },
  {
    file: 'server/http/encoding.ts',
    from: "weights.get(name) ?? weights.get('*') ?? 0",
    to: 'weights.get(name) ?? 0',
    test: 'tests/server/http/encoding.test.ts',
  },
  {
    file: 'api/server.ts',
    from: 'call: (...request) => call(...request).catch(markAway),',
    to: 'call,',
    test: 'tests/api/client.test.ts',
  },
  {
    file: 'app/_gateway/handle.ts',
    from: 'isCrossSite(request.headers) || ',
    to: '',
    test: 'tests/api/gateway/allow-list.test.ts',
  },
  {
    file: 'app/internal/forms/shelf-request/route.ts',
    from: 'wait > 0 ? [[WAIT_PARAM',
    to: 'wait < 0 ? [[WAIT_PARAM',
    test: 'tests/api/gateway/internal-call.test.ts',
  },
];

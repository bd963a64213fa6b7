import { once } from 'node:events';

/** URL of Node's inspector after it was requested by a signal. */
const INSPECTOR = 'http://127.0.0.1:9229/json';
const MAX_TRIES = 50;

async function inspectorAddress(): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const response = await fetch(INSPECTOR).catch(() => undefined);
    if (response)
      return ((await response.json()) as { webSocketDebuggerUrl: string }[])[0]?.webSocketDebuggerUrl ?? '';
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The storefront opens no inspector.');
}

const USAGE = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';

/**
 * Makes a Node process collect its garbage: on a large machine it keeps hundreds of megabytes of it.
 * @returns megabytes in use afterwards, in JavaScript's heap and in buffers
 */
export async function collectGarbage(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorAddress());
  await once(socket, 'open');
  const ask = async (id: number, method: string, params = {}) => {
    socket.send(JSON.stringify({ id, method, params }));
    const [{ data }] = (await once(socket, 'message')) as [{ data: string }];
    return JSON.parse(data).result?.result?.value;
  };
  for (const id of [1, 2]) await ask(id, 'HeapProfiler.collectGarbage');
  const bytes = await ask(3, 'Runtime.evaluate', { expression: USAGE });
  socket.close();
  return Math.round(bytes / 1_048_576);
}

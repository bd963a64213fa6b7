import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const FILE = fileURLToPath(new URL('./stopping-server.ts', import.meta.url));

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

async function startServer() {
  const started = fork(FILE);
  child = started;
  const [port] = (await once(started, 'message')) as [number];
  return { child: started, port };
}

const agent = () => new Agent({ keepAlive: true, maxSockets: 1 });

async function ask(port: number, path: string, by: Agent): Promise<IncomingMessage> {
  const asking = request({ port, path, agent: by }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

describe('a server that gets a signal to stop', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'on %s answers open requests, sends Connection: close, and ends by itself',
    async (signal) => {
      const { child, port } = await startServer();
      const ended = once(child, 'exit');
      const client = agent();
      expect((await ask(port, '/first', client)).headers.connection).toBe('keep-alive');
      const idle = connect(port, '127.0.0.1');
      await once(idle, 'connect');
      const asked = once(child, 'message');
      const answering = ask(port, '/', client);
      await asked;
      child.kill(signal);
      // The server is stopping once it has closed the idle connection.
      await once(idle.resume(), 'close');
      child.send('answer');
      const answer = await answering;
      expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
      expect(await ended).toEqual([0, null]);
    },
  );
});

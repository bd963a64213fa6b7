import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { explainListenError } from '../../src/listen-error.ts';

const SECRET = 'hunter2';

describe('a wrong variable', () => {
  it.each([
    { API_PORT: '4000abc' },
    { API_PORT: '0' },
    { API_PORT: '70000' },
    { API_PORT: '40.5' },
    { PORT: '-1' },
    { API_DOCS: 'yes' },
    { DEMO_DATA: 'true' },
    { LOG_LEVEL: 'loud' },
    { TRUSTED_PROXY: 'proxy.example' },
    { TRUSTED_PROXY: '10.0.0.0/33' },
    { TRUSTED_PROXY: '10.0.0.1,,10.0.0.2' },
    { DATABASE_URL: `mysql://user:${SECRET}@host/name` },
    { DATABASE_URL: SECRET },
    { API_PUBLIC_URL: 'api.example' },
    { SMTP_URL: `https://user:${SECRET}@mail.example` },
    { MAIL_FROM: 'shop' },
    { VISITOR_SESSIONS_PER_HOUR: '-1' },
    { VISITOR_SESSIONS_PER_HOUR: 'many' },
    { API_WORKERS: '0' },
    { API_WORKERS: 'two' },
    { DATABASE_CONNECTIONS: '0' },
    { DATABASE_CONNECTIONS: 'ten' },
    { PAYMENT_SECRET: SECRET },
  ])('%o is reported in one sentence with the allowed values and without a secret', (env) => {
    const [name] = Object.keys(env);
    const sentence = new RegExp(`^The variable ${name} is wrong: (it must|write it)[^\\n]+\\.$`);
    expect(() => readEnv(env)).toThrow(sentence);
    expect(() => readEnv(env)).not.toThrow(SECRET);
  });

  it('says that the embedded database belongs to one process', () => {
    expect(() => readEnv({ API_WORKERS: '2' })).toThrow(
      'The variable API_WORKERS is wrong: the embedded database belongs to one process; set DATABASE_URL, or leave API_WORKERS out.',
    );
    expect(readEnv({ API_WORKERS: '2', DATABASE_URL: 'postgres://localhost/shop' }).workers).toBe(2);
  });

  it('is named together with all others that are wrong, and the process ends without a stack', () => {
    const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [main], {
      env: { ...process.env, API_PORT: 'x', LOG_LEVEL: 'loud' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'The variable API_PORT is wrong: it must be a whole number from 1 to 65535.\n' +
        'The variable LOG_LEVEL is wrong: it must be one of fatal, error, warn, info, debug, silent.\n',
    );
  });
});

describe('an address on which the backend can’t listen', () => {
  async function listen(host: string, port: number): Promise<string> {
    const app = Fastify();
    try {
      await app.listen({ host, port });
      return 'it listens';
    } catch (error) {
      return (explainListenError(error, { host, port }) as Error).message;
    } finally {
      await app.close();
    }
  }

  it('is explained: a name that is unknown, an address of another machine, a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await listen('no-such-host.invalid', 4000)).toBe(
      'The variable API_HOST is wrong: this machine knows no address of "no-such-host.invalid".',
    );
    expect(await listen('203.0.113.7', 4000)).toBe(
      'The variable API_HOST is wrong: "203.0.113.7" is no address of this machine.',
    );
    expect(await listen('127.0.0.1', port)).toBe(`Port ${port} is taken; set API_PORT to another one.`);
    await new Promise((resolve) => other.close(resolve));
  });

  it('that needs more rights is explained; an error of another kind is unchanged', () => {
    const denied = Object.assign(new Error('x'), { code: 'EACCES', syscall: 'listen' });
    expect((explainListenError(denied, { host: 'localhost', port: 80 }) as Error).message).toMatch(
      /^Port 80 /,
    );
    const bug = new TypeError('x');
    expect(explainListenError(bug, { host: 'localhost', port: 80 })).toBe(bug);
  });
});

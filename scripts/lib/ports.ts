import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Refusal } from './process.ts';

function tryListen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      server.close(() => resolve(port));
    });
  });
}

/** Below the ports that systems give to connections: one of those may be taken again before its caller listens. */
const FREE_PORTS = { from: 20_000, to: 32_000 };

/** Finds a free port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FREE_PORTS.from, FREE_PORTS.to);
    try {
      return await tryListen(port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

/** @throws Refusal when the variable is no port number or the port is in use */
export async function requirePort(variable: string, fallback: number): Promise<number> {
  const value = process.env[variable] || String(fallback);
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Refusal(`The variable ${variable} is wrong: ${value} is not a port number.`);
  try {
    return await tryListen(port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES')
      throw new Refusal(`Port ${port} needs more rights; set ${variable} to another one.`);
    throw new Refusal(`Port ${port} is taken; set ${variable} to another one.`);
  }
}

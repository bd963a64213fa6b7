import { randomUUID } from 'node:crypto';
import { get, request } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { z } from 'zod';
import { type BackendEnv, EnvError } from '../env.ts';
import { proofOf, readAccess } from './access-file.ts';
import type { Outcome } from './carry-out.ts';

const outcome = z.union([
  z.object({ text: z.string(), exitCode: z.number() }),
  z.object({ error: z.string() }),
]);

const PROOF_MS = 2_000;
const MAX_PROOF_BYTES = 100;

/** Whether the shop listens on this port. One that was killed leaves its file, and another program may have the port. */
async function isShop(port: number, key: string): Promise<boolean> {
  const nonce = randomUUID();
  const options = { host: '127.0.0.1', port, path: `/proof/${nonce}`, agent: false, timeout: PROOF_MS };
  const proof = await new Promise<string>((resolve) => {
    const call = get({ ...options, signal: AbortSignal.timeout(PROOF_MS) }, (response) => {
      if (Number(response.headers['content-length'] ?? 0) > MAX_PROOF_BYTES) call.destroy();
      text(response).then(resolve, () => resolve(''));
    });
    call.on('error', () => resolve(''));
  });
  return proof === proofOf(key, nonce);
}

/**
 * Gives a command to the shop that runs on this machine.
 * @returns undefined when none does: nothing was sent to a shop, so the command may be carried out here
 * @throws EnvError when the shop ended before it answered
 */
export async function askRunningShop(
  env: BackendEnv,
  command: string,
  wanted: unknown,
): Promise<Outcome | undefined> {
  const access = readAccess(env);
  if (!access) return undefined;
  const { port, key } = access;
  if (!(await isShop(port, key))) return undefined;
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port,
          method: 'POST',
          headers: { authorization: `Bearer ${key}` },
          agent: false,
        },
        (response) => {
          json(response)
            .then((read) => outcome.parse(read))
            .then(resolve, reject);
        },
      );
      call.once('error', reject);
      call.end(JSON.stringify({ command, wanted }));
    });
  } catch {
    throw new EnvError('The shop ended before it answered. Look whether the command was carried out.');
  }
}

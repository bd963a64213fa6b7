import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from './bounded-queue.ts';

/** Argon2id (the library's default), OWASP's second choice of parameters: about 6 ms. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More than two at once would take the memory bandwidth of the rest of the server. */
export const passwordQueue = boundedQueue({ maxRunning: 2, maxWaiting: 50 });

/** @throws DomainError too_busy */
export const hashPassword = (password: string): Promise<string> =>
  passwordQueue.run(() => hash(password, PARAMETERS));

/** The hash of a random password that nobody knows, until its user chooses one. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(24).toString('base64url'));

let decoy: Promise<string> | undefined;

/**
 * Compares with the stored hash. Without one it compares with a decoy and gives false, so that an unknown name takes
 * as long as a known one.
 * @throws DomainError too_busy
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  // Not queued: it is hashed once, and a full queue must not leave the process without it.
  decoy ??= hash('a password of no user', PARAMETERS);
  const unknown = await decoy;
  const right = await passwordQueue.run(() => verify(stored ?? unknown, password));
  return stored !== undefined && right;
}

import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default), OWASP's second choice of parameters: about 6 ms. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More than two at once would starve the rest of the server of memory bandwidth. */
const MAX_AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place goes to the next in line, or becomes free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS));

let decoy: Promise<string> | undefined;

/**
 * Compare with the stored hash. Without one it compares with a decoy and says no, so that an unknown name takes
 * as long as a known one.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = stored ?? (await decoy);
  const right = await inTurn(() => verify(against, password));
  return stored !== undefined && right;
}

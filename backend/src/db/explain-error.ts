import { StoreError } from './store-error.ts';

type DatabaseError = Error & { code?: string; hostname?: string };

/** Faults that the operator can repair, by the code of PostgreSQL (SQLSTATE) or of the network. */
const SENTENCES: Record<string, (error: DatabaseError) => string> = {
  ECONNREFUSED: () => 'The database of DATABASE_URL does not answer.',
  ETIMEDOUT: () => 'The database of DATABASE_URL does not answer.',
  ENOTFOUND: ({ hostname }) => `The host ${hostname} of DATABASE_URL is not known.`,
  EAI_AGAIN: ({ hostname }) => `The host ${hostname} of DATABASE_URL can't be looked up now.`,
  '3D000': ({ message }) => `The database of DATABASE_URL is not there: ${message}. Create it first.`,
  '28000': ({ message }) => `The database refuses the user of DATABASE_URL: ${message}.`,
  '28P01': ({ message }) => `The database refuses the user of DATABASE_URL: ${message}.`,
  '42501': ({ message }) =>
    `The user of DATABASE_URL lacks a right: ${message}. It has to own the database, or have CREATE on it and on its schema public.`,
  '53300': ({ message }) => `The database takes no more connections: ${message}.`,
  '57P03': ({ message }) => `The database can't be used now: ${message}.`,
  '0A000': ({ message }) => `The database can't do what the shop needs: ${message}.`,
};

/** The error and its causes: drizzle wraps the driver's errors. */
function* causes(error: unknown): Generator<DatabaseError> {
  for (let now = error; now instanceof Error; now = now.cause) yield now;
}

/** One sentence for a fault of the store or of DATABASE_URL; undefined for every other error. */
export function explainStoreError(error: unknown): string | undefined {
  for (const cause of causes(error)) {
    if (cause instanceof StoreError) return cause.message;
    const sentence = SENTENCES[cause.code ?? '']?.(cause);
    if (sentence) return sentence;
    if (
      /timeout exceeded when trying to connect|Connection terminated due to connection timeout/.test(
        cause.message,
      )
    )
      return 'The database of DATABASE_URL does not answer.';
  }
  return undefined;
}

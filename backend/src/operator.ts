import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectEmbedded, connectPostgres, type Database } from './db/connect.ts';
import { explainStoreError } from './db/explain-error.ts';
import { type BackendEnv, EnvError, readEnv } from './env.ts';

/** An error whose sentence is for the operator who gave the command. */
type Refusal = new (message: string) => Error;

/** One sentence for faults that an operator can repair; the whole error for others. */
function explain(error: unknown, refusal: Refusal): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof refusal || error instanceof EnvError) return message;
  if (/^The data folder .* in use/.test(message)) return `${message} Stop the shop first.`;
  return explainStoreError(error) ?? stack ?? message;
}

function open({ databaseUrl, dataDir }: BackendEnv): Promise<Database> | Database {
  if (databaseUrl) return connectPostgres(databaseUrl, 1);
  if (existsSync(join(dataDir, 'database'))) return connectEmbedded(dataDir);
  throw new EnvError(`There is no shop in the data folder ${dataDir}.`);
}

/**
 * Runs a command of the operator on the database of DATABASE_URL, else on the data folder of a shop that does not
 * run. Prints the text that `work` returns.
 */
export async function command<Read>(
  read: (args: readonly string[]) => Read,
  work: (database: Database, wanted: Read, env: BackendEnv) => Promise<string>,
  refusal: Refusal,
): Promise<void> {
  let database: Database | undefined;
  try {
    const wanted = read(process.argv.slice(2));
    const env = readEnv(process.env);
    database = await open(env);
    process.stdout.write(`${await work(database, wanted, env)}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error, refusal)}\n`);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}

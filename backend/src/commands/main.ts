import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectEmbedded, connectPostgres, type Database } from '../db/connect.ts';
import { type BackendEnv, EnvError, readEnv } from '../env.ts';
import { openObjects } from '../objects/open-objects.ts';
import { askRunningShop } from './ask-running-shop.ts';
import { carryOut, explain, type Outcome } from './carry-out.ts';
import { databaseName } from './database-name.ts';
import { commandNames, findCommand } from './list.ts';
import type { OperatorCommand } from './operator-command.ts';

const IN_USE = /^The data folder .* in use/;

function open({ databaseUrl, dataDir }: BackendEnv, makes = false): Promise<Database> | Database {
  if (databaseUrl) return connectPostgres(databaseUrl, 1);
  if (makes || existsSync(join(dataDir, 'database'))) return connectEmbedded(dataDir);
  throw new EnvError(`There is no shop in the data folder ${dataDir}.`);
}

/** Carries a command out on the database of DATABASE_URL, else on the data folder. */
async function here(command: OperatorCommand, wanted: unknown, env: BackendEnv): Promise<Outcome> {
  const opened = await open(env, command.makesFolder);
  const database: Database = { ...opened, objects: await openObjects(env.objects) };
  try {
    return await carryOut(command, database, wanted, env);
  } finally {
    await database.close();
  }
}

/** `node commands/main.ts <command> …`: in the shop that runs, else on its database (ADR 202). */
async function run([name = '', ...args]: readonly string[]): Promise<Outcome> {
  const command = await findCommand(name);
  if (!command) return { error: `There is no command ${name}; there are ${commandNames.join(', ')}.` };
  try {
    const wanted = command.read(args);
    const env = readEnv(process.env);
    const outcome = (await askRunningShop(env, name, wanted)) ?? (await here(command, wanted, env));
    if ('error' in outcome || !command.writes?.(wanted)) return outcome;
    return { ...outcome, text: `${outcome.text}\nIn the database of ${databaseName(env)}.` };
  } catch (error) {
    const sentence = explain(error, command);
    const isInUse = IN_USE.test(sentence);
    return {
      error: isInUse ? `${sentence} If a shop is starting, wait until it is ready; else stop it.` : sentence,
    };
  }
}

const result = await run(process.argv.slice(2));
if ('error' in result) process.stderr.write(`${result.error}\n`);
else process.stdout.write(`${result.text}\n`);
process.exitCode = 'error' in result ? 1 : result.exitCode;

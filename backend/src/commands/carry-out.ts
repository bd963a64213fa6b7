import type { Database } from '../db/connect.ts';
import { explainStoreError } from '../db/explain-error.ts';
import { type BackendEnv, EnvError } from '../env.ts';
import type { CommandResult, OperatorCommand } from './operator-command.ts';

/** Result of a command; its error is a text for the operator. */
export type Outcome = CommandResult | { error: string };

/** One sentence for faults that an operator can repair; the whole error for others. */
export function explain(error: unknown, { Refusal }: Pick<OperatorCommand, 'Refusal'>): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof Refusal || error instanceof EnvError) return message;
  return explainStoreError(error) ?? stack ?? message;
}

/** Carries a command out on an open database: in the running shop, or in the operator's own process. */
export async function carryOut(
  command: OperatorCommand,
  database: Database,
  wanted: unknown,
  env: BackendEnv,
): Promise<Outcome> {
  try {
    const result = await command.work(database, wanted, env);
    return typeof result === 'string' ? { text: result, exitCode: 0 } : result;
  } catch (error) {
    return { error: explain(error, command) };
  }
}

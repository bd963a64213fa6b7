import type { Database } from '../db/connect.ts';
import type { BackendEnv } from '../env.ts';

/** The text that a command prints, and the exit code of its process. */
export interface CommandResult {
  text: string;
  exitCode: number;
}

/**
 * A command of the operator. `read` runs in the operator's own process, where its files and user name are; `work` runs where
 * the database is open, so what `read` returns must survive JSON.
 */
export interface OperatorCommand<Wanted = unknown> {
  /** @throws an error of class `Refusal` that explains the usage */
  read(args: readonly string[]): Wanted;
  work(database: Database, wanted: Wanted, env: BackendEnv): Promise<string | CommandResult>;
  /** An error whose sentence is for the operator who gave the command. */
  Refusal: new (
    message: string,
  ) => Error;
  /** Whether it changes the database, which is then named below its text. Absent: never. */
  writes?(wanted: Wanted): boolean;
  /** Without a shop, a data folder that is not there yet is made. */
  makesFolder?: boolean;
}

/** Hides the type of what is read: the list of commands holds all of them, and each reads what its own work takes. */
export const operatorCommand = <Wanted>(command: OperatorCommand<Wanted>): OperatorCommand =>
  command as OperatorCommand;

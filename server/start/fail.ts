import { EnvError } from '../../lib/env.ts';

/** A mistake in the installation, in one sentence that says what to do. */
export class StartError extends Error {}

/** Logs why the server can't start, one line per reason, and ends the process with code 1. */
export function fail(error: unknown): never {
  const known = error instanceof EnvError || error instanceof StartError;
  console.error(known ? error.message : error);
  process.exit(1);
}

/** A listening error → a sentence; `variable` names the port. */
export function listenError(error: NodeJS.ErrnoException, port: number, variable = 'PORT'): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken; set ${variable} to another one.`);
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be used; set ${variable} to one above 1023.`);
  return error;
}

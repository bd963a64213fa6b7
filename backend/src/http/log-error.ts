type LoggedError = {
  type: string;
  message: string;
  code: string;
  stack: string;
};

/**
 * An error as the log shows it. A failed query is logged by what the database said and where it came from: its text is
 * in the code, and its parameters are customers' data.
 */
export function describeError(error: Error): LoggedError {
  const said = (error.cause instanceof Error ? error.cause : error) as Error & { code?: string };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: said.name, message: said.message, code: said.code ?? '', stack: frames.join('\n') };
}

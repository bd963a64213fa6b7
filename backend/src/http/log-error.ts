type LoggedError = {
  type: string;
  message: string;
  code: string;
  stack: string;
};

/**
 * An error for the log. Of a failed query it has the database's message and position only: the SQL is in the code,
 * and the parameters are customers' data.
 */
export function describeError(error: Error): LoggedError {
  const cause = (error.cause instanceof Error ? error.cause : error) as Error & { code?: string };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: cause.name, message: cause.message, code: cause.code ?? '', stack: frames.join('\n') };
}

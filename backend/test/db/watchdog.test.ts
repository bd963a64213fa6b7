import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('./broken-store.ts', import.meta.url));

/**
 * Runs one statement on an embedded store in a process of its own.
 * @returns its exit code and all its output
 */
async function endOf(statement: string, maxStatementMs: number) {
  const child = spawn(process.execPath, [program, statement, String(maxStatementMs)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Before the test times out, so that no process is left behind.
    timeout: 50_000,
    killSignal: 'SIGKILL',
  });
  const [said, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said: said + complaint };
}

test.concurrent('a statement that does not end stops the process, with a sentence', async () => {
  expect(await endOf("DO 'BEGIN LOOP END LOOP; END'", 500)).toEqual({
    code: 1,
    said: 'A statement kept the embedded database busy for 0.5 seconds. Start the shop again.\n',
  });
});

test.concurrent('an error in PostgreSQL’s own program stops the process, with a sentence', async () => {
  // So deep that the stack is full before PostgreSQL thinks so.
  expect(await endOf("SELECT repeat('[', 100000)::json", 60_000)).toEqual({
    code: 1,
    said: 'The embedded database broke: Maximum call stack size exceeded. Start the shop again.\n',
  });
});

test.concurrent('a statement with a mistake is answered, and the process continues', async () => {
  expect(await endOf('SELECT 1 / 0', 60_000)).toEqual({ code: 0, said: 'division by zero' });
});

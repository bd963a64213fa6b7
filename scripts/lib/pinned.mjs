import { spawn } from 'node:child_process';
import { ensureInstalled, pinnedNode, root } from './install.mjs';

/**
 * Install what is missing, then run a TypeScript file of `scripts/` under the pinned Node, as if it were this
 * process: same arguments, same terminal, same signals, same exit code.
 */
export function runPinned(file) {
  ensureInstalled();
  const child = spawn(pinnedNode, [`${root}scripts/${file}`, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  // Ctrl-C reaches the whole group by itself; the child decides when to end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

import { spawn } from 'node:child_process';
import { ensureInstalled, pinnedNode, root } from './install.mjs';
import { onNpmEnd } from './npm-watch.mjs';

/**
 * Installs missing packages, then runs a TypeScript file of `scripts/` under the pinned Node, with the same
 * arguments, terminal and exit code. A signal, and the end of npm, are passed on as SIGTERM. The channel
 * between the two closes when this process is killed, which the child notices (see `onStopRequest`).
 */
export function runPinned(file) {
  ensureInstalled();
  const child = spawn(pinnedNode, [`${root}scripts/${file}`, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const stop = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  onNpmEnd(stop);
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Plain JavaScript without packages: this runs on whatever Node the machine has, before anything is installed. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const windows = process.platform === 'win32';
/** The Node that this project is pinned to, from its npm package. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

const time = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

function isInstalled() {
  const installed = time(join(root, 'node_modules', '.package-lock.json'));
  return existsSync(pinnedNode) && installed >= time(join(root, 'package-lock.json'));
}

/** Run npm itself, also where only its script is known. */
function npm(args) {
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : [windows ? 'npm.cmd' : 'npm', []];
  return spawnSync(command, [...first, ...args], { cwd: root, stdio: 'inherit', shell: windows && !script });
}

/**
 * Installs the locked packages when they are missing or older than the lock file. Ends the process when that
 * fails. Not `npm ci`: it refuses a lock file without the binaries of other platforms, which not every
 * registry carries.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  process.stdout.write('Installing packages …\n');
  const { status } = npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status === 0 && existsSync(pinnedNode)) return;
  process.stderr.write('The packages could not be installed; see the lines above.\n');
  process.exit(1);
}

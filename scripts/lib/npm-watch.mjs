import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_INTERVAL_MS = 500;

/** The parent's pid and the command line of a process. Small Linux images have no `ps`. */
function parentAndCommand(pid) {
  if (process.platform === 'linux') {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  }
  const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [parent, ...command] = line.split(/\s+/);
  return { parent, command: command.join(' ') };
}

/** npm starts a script through a shell, which some systems replace by the script's own process. */
function findNpm() {
  try {
    const { parent, command } = parentAndCommand(process.ppid);
    return /^\S*sh -c /.test(command) ? Number(parent) : process.ppid;
  } catch {
    return process.ppid;
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Calls the listener when the npm that started this process has ended. There is no signal for it, so its pid
 * is polled; without npm nothing is polled: a script started alone may outlive the terminal.
 */
export function onNpmEnd(listener) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const npm = findNpm();
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(timer);
    listener();
  }, POLL_INTERVAL_MS);
  timer.unref();
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../../src/db/folder-lock.ts';

const holder = fileURLToPath(new URL('./lock-holder.ts', import.meta.url));
const children: ChildProcess[] = [];
let home: string;
let folder: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'toonbank-lock-'));
  folder = join(home, 'data');
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Another process tries to lock the folder. @returns its one line, and the process when it has the lock */
async function tryElsewhere(path: string, inFront: readonly string[] = []) {
  const [command = process.execPath, ...args] = [...inFront, process.execPath, holder, path];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  return { said: String(said).trim(), child };
}

/** A network namespace of its own, as a second container has one; empty where the system does not allow it. */
const otherNamespace =
  spawnSync('unshare', ['-rn', 'true']).status === 0 ? ['unshare', '-rn', '--kill-child'] : [];
const where = otherNamespace.length > 0 ? 'in another network namespace' : '(namespaces not permitted here)';

test('a folder is locked once in a process, and free again after its release', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/in use by another process/);
  release();
  lockFolder(folder)();
});

test('a second process is refused while the first one lives, and accepted after its SIGKILL', async () => {
  const first = await tryElsewhere(folder);
  expect(first.said).toBe('locked');
  expect((await tryElsewhere(folder)).said).toMatch(/in use by another process/);
  expect(() => lockFolder(folder)).toThrow(/in use by another process/);
  await kill(first.child);
  const second = await tryElsewhere(folder);
  expect(second.said).toBe('locked');
});

test(`a second process ${where} is refused, also through a link`, async () => {
  const link = join(home, 'link');
  symlinkSync(folder, link);
  const release = lockFolder(folder);
  for (const path of [folder, link])
    expect((await tryElsewhere(path, otherNamespace)).said).toMatch(/in use by another process/);
  release();
  expect((await tryElsewhere(link, otherNamespace)).said).toBe('locked');
  expect(() => lockFolder(folder)).toThrow(/in use by another process/);
});

test('of eight processes that start at once exactly one gets the folder', async () => {
  const tries = await Promise.all(Array.from({ length: 8 }, () => tryElsewhere(folder)));
  expect(tries.filter(({ said }) => said === 'locked')).toHaveLength(1);
});

test('the folder is closed to other users, also one that was open to them', () => {
  mkdirSync(join(home, 'open'), { mode: 0o755 });
  for (const path of [join(home, 'open'), join(home, 'new', 'data')]) {
    lockFolder(path)();
    expect([statSync(path).mode & 0o777, statSync(join(path, 'lock')).mode & 0o777]).toEqual([0o700, 0o600]);
  }
});

test('a data folder that is a file is refused in one sentence', () => {
  const file = join(home, 'file');
  writeFileSync(file, '');
  expect(() => lockFolder(file)).toThrow(/is a file; set DATA_DIR to a folder\.$/);
});

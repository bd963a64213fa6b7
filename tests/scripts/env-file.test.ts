import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A copy of the program, so that it can have a file `.env` of its own. */
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'toonbank-env-file-'));
  const isCode = (path: string) => !path.includes('node_modules');
  for (const part of ['backend/src', 'contract', 'demo/src', 'lib', 'scripts', 'tenants', 'package.json'])
    cpSync(part, join(copy, part), { recursive: true, filter: isCode });
  for (const part of ['node_modules', 'backend/node_modules']) symlinkSync(resolve(part), join(copy, part));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a script of package.json as npm does, with a file `.env`. */
function run(name: string, args: string[], file: string, env: Record<string, string> = {}) {
  writeFileSync(join(copy, '.env'), file);
  const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  const [, ...command] = String(scripts[name]).split(' ');
  const { DATA_DIR: _folder, DATABASE_URL: _url, PORT: _port, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], {
    ...{ cwd: copy, encoding: 'utf8', timeout: 60_000 },
    env: { ...rest, ...env },
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

describe('an operator’s command', () => {
  const file = 'DATA_DIR=.data/first\nPORT=3130\n';
  const absent = (folder: string) => ({
    status: 1,
    said: `There is no shop in the data folder ${folder}.`,
  });

  it('works on the database that .env names, unless the environment names another', () => {
    expect(run('admin', ['demo', 'list'], file)).toEqual(absent('.data/first'));
    expect(run('admin', ['demo', 'list'], file, { DATA_DIR: '.data/other' })).toEqual(absent('.data/other'));
    expect(run('backup', [], file).said).toContain('.data/first');
  });

  it('ends with one sentence where that database does not answer', () => {
    const { status, said } = run(
      'open',
      ['demo'],
      'DATABASE_URL=postgres://anna:geheim@localhost:1/winkel\n',
    );
    expect([status, said]).toEqual([1, 'The database of DATABASE_URL does not answer.']);
  });

  it('reads .env in the same place as npm start', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = Object.values(scripts).filter((script) => script.includes('backend/src/'));
    expect(commands.length).toBeGreaterThan(10);
    for (const script of commands)
      expect(script).toMatch(/^node --import \.\/scripts\/lib\/with-env-file\.ts backend\/src\//);
  });
});

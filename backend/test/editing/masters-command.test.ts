import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { readMastersCommand, runMastersCommand } from '../../src/modules/editing/masters/command.ts';
import { makeSite, type TestApp, testApp, unique } from '../support/index.ts';
import { makePage } from './make-editors.ts';

const TEXT = '<p>Bel {telefoon}</p>';

let test: TestApp;
let folder: string;
let home: Site;
let follower: Site;
let deviator: Site;
let code: string;

beforeAll(async () => {
  test = await testApp();
  folder = mkdtempSync(join(tmpdir(), 'toonbank-masters-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await test.close();
});
beforeEach(async () => {
  code = `levering-${unique()}`;
  [home, follower, deviator] = [await makeSite(test), await makeSite(test), await makeSite(test)];
  for (const site of [home, follower]) await makePage(test, site, { code, content: TEXT });
  await makePage(test, deviator, { code, content: '<p>Eigen</p>' });
});

const run = async (...args: string[]) => runMastersCommand(test.database, readMastersCommand(args));
const make = () => run('make', code, home.id, code);
const shownAt = async (site: Site) =>
  (await test.data(endpoints.content.page, { path: code }, { site }))[0]?.content;

/** A file with a text. */
function fileWith(text: string): string {
  const file = join(folder, `${unique()}.html`);
  writeFileSync(file, text);
  return file;
}

it('makes a master text of the page of one site, which the others follow where they say the same', async () => {
  expect((await make()).split('\n').sort()).toEqual(
    [
      `${home.id}: follows, version 1`,
      `${follower.id}: follows, version 1`,
      `${deviator.id}: deviates, version 1`,
    ].sort(),
  );
  expect(await run('list')).toContain(`${code}: version 1, home ${home.id}, 2 of 3 sites follow`);
  expect(await run('show', code)).toBe(TEXT);
});

it('publishes a file on every page that follows, without what the shop does not allow', async () => {
  await make();
  const file = fileWith('\n<p>Mail {e-mail}</p><script>x()</script>\n');
  const printed = await run('publish', code, file);
  expect(printed).toContain('Published on 2 pages.');
  expect(printed).toContain(`${deviator.id}: changed, version 1`);
  expect(await shownAt(follower)).toBe(`<p>Mail info@${follower.id}.test</p>`);
  expect(await shownAt(home)).toBe(`<p>Mail info@${home.id}.test</p>`);
  expect(await shownAt(deviator)).toBe('<p>Eigen</p>');
  expect(await run('show', code)).toBe('<p>Mail {e-mail}</p>');
  expect(await run('publish', code)).toContain('Published on 0 pages.');
});

it('refuses a text with an unknown placeholder and a file that is not there, and changes nothing', async () => {
  await make();
  await expect(run('publish', code, fileWith('<p>{telfoon}</p>'))).rejects.toThrow(
    'The text has placeholders that name no fact: {telfoon}.',
  );
  const absent = join(folder, 'absent.html');
  await expect(run('publish', code, absent)).rejects.toThrow(`The file ${absent} can't be read.`);
  expect(await run('show', code)).toBe(TEXT);
});

it('refuses a second master text of the same name, and an unknown site, page or master text', async () => {
  await make();
  await expect(make()).rejects.toThrow(`There is a master text ${code} already.`);
  await expect(run('make', `${code}-2`, 'nergens', code)).rejects.toThrow('There is no site nergens.');
  await expect(run('make', `${code}-2`, home.id, 'nergens')).rejects.toThrow(
    `${home.id} has no page at nergens.`,
  );
  for (const command of [
    ['status', 'nergens'],
    ['show', 'nergens'],
    ['publish', 'nergens'],
  ])
    await expect(run(...command), command.join(' ')).rejects.toThrow('There is no master text nergens.');
});

it.each([
  [[]],
  [['list', 'all']],
  [['status']],
  [['show']],
  [['make', 'levering', 'noord']],
  [['publish']],
  [['publish', 'levering', 'text.html', 'now']],
  [['toString', 'levering']],
])('explains itself for %j', (args) => {
  expect(() => readMastersCommand(args)).toThrow('Usage: npm run masters');
});

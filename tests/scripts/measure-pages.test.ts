import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { measurePages } from '../../scripts/check-shops/measure-pages.ts';

const pages: Record<string, string> = {
  '/': '<a href="/nl/c/papier?groupID=1&amp;page=0">Papier</a>',
  '/nl/c/papier': '<a href="/nl/p/toiletpapier-7">Toiletpapier</a>',
};
const hosts = new Set<string | undefined>();
const path = process.env.PATH;
let folder: string;
let shop: string;
let close: () => void;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toonbank-lighthouse-'));
  const server = createServer((request, answer) => {
    hosts.add(request.headers.host);
    answer.end(pages[request.url ?? ''] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop = `http://demo.localhost:${(server.address() as AddressInfo).port}/`;
  close = () => server.close();
});
afterEach(() => {
  process.env.PATH = path;
  close();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a program `lighthouse` on the path that answers the same for every page. */
function install(answer: object): void {
  const file = join(folder, 'lighthouse');
  writeFileSync(
    file,
    `#!${process.execPath}\nprocess.stdout.write(${JSON.stringify(JSON.stringify(answer))});\n`,
  );
  chmodSync(file, 0o755);
  process.env.PATH = folder;
}
const scores = (performance: number, seo: number) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: seo },
  },
});

it('names the pages with a low score: home, a group and a product, on the host of the shop', async () => {
  install(scores(0.72, 0.5));
  const findings = await measurePages(shop);
  expect(findings.map(({ check, text }) => [check, text])).toEqual(
    ['', 'nl/c/papier', 'nl/p/toiletpapier-7'].map((page) => [
      'page_score',
      `${shop}${page}: performance 72 of 90`,
    ]),
  );
  expect([...hosts]).toEqual([new URL(shop).host]);
});

it('finds nothing on good pages', async () => {
  install(scores(0.9, 0.5));
  expect(await measurePages(shop)).toEqual([]);
});

it('goes on after a page that could not be measured', async () => {
  install({ runtimeError: { message: 'NO_FCP' }, categories: {} });
  const findings = await measurePages(shop);
  expect(findings.map(({ check }) => check)).toEqual(Array(3).fill('page_unmeasured'));
  expect(findings[0]?.text).toBe(`${shop}: NO_FCP`);
});

it('says what to install without the program', async () => {
  process.env.PATH = folder;
  await expect(measurePages(shop)).rejects.toThrow('npm install --global lighthouse');
});

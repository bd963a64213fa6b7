import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paletteFor } from '../../scripts/site/palette.ts';
import { contrast } from '../../tenants/contrast.ts';

const PARTS = ['tenants', 'lib', 'demo/src', 'backend/src/db/schema', 'contract', 'scripts', 'package.json'];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'toonbank-site-'));
  const isCode = (path: string) => !path.includes('node_modules');
  for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true, filter: isCode });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

function run(...args: string[]): { code: number; said: string } {
  try {
    const file = join(copy, 'scripts/site/main.ts');
    return {
      code: 0,
      said: execFileSync(process.execPath, [file, ...args], { encoding: 'utf8', stdio: 'pipe' }),
    };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    return { code: status, said: stderr };
  }
}

/** Result of an expression in the copy, evaluated in a new process. */
const ask = (expression: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `process.stdout.write(JSON.stringify(await ${expression}))`],
      { encoding: 'utf8', cwd: copy },
    ),
  );
const text = (file: string) => readFileSync(join(copy, file), 'utf8');

describe('npm run site', () => {
  it('creates a site that passes the check, and names what is still open', () => {
    const { code, said } = run('kwastenkoning', 'Kwastenkoning & Zn 3');
    expect(code).toBe(0);
    expect(said).toContain('tenants/sites/kwastenkoning/site.ts: still to be filled in: tagline, intro,');
    expect(said).not.toContain(' must ');
    const check = "import('./tenants/check/index.ts').then((check) =>";
    expect(ask(`${check} check.siteProblems())`)).toEqual([]);
    expect(ask(`${check} check.openPlaces())`)).toContain(
      'tenants/sites/kwastenkoning/site.ts: still to be filled in: tagline, intro, htmlDescription, htmlKeywords, branch.street, branch.postcode, branch.city, branch.phone, branch.kvk, branch.vatNumber, branch.iban.',
    );
  });

  it('is recognised by its host, and known to the reference backend', () => {
    const found =
      "import('./tenants/resolve.ts').then(({ resolveTenant }) => resolveTenant({ host: 'kwastenkoning.localhost:3000', env: {} }))";
    expect(ask(found)).toMatchObject({ id: 'kwastenkoning', token: 'st_kwastenkoning', template: 'basis' });
    const shop = "import('./demo/src/sites.ts').then(({ demoSites }) => demoSites.at(-1))";
    expect(ask(shop)).toMatchObject({
      id: 'kwastenkoning',
      token: 'st_kwastenkoning',
      name: 'Kwastenkoning & Zn 3',
      letterhead: { logo: expect.stringContaining('<title>Kwastenkoning &amp; Zn 3</title>') },
    });
  });

  it('keeps the lists sorted, so that no formatting is needed', () => {
    for (const file of ['tenants/index.ts', 'tenants/logos/designs.ts']) {
      const imported = [...text(file).matchAll(/^import \{ .* \} from '.*sites\/(.*)\/.*\.ts'/gm)].map(
        ([, name]) => name,
      );
      expect(imported).toContain('kwastenkoning');
      expect(imported).toEqual([...imported].sort());
    }
  });

  it.each([
    [
      ['kwastenkoning', 'Weer een'],
      'There is a site kwastenkoning already; see tenants/sites/kwastenkoning/.',
    ],
    [['demo', 'Weer een'], 'There is a site demo already'],
    [['Borstel', 'Borstel'], '"Borstel" is no id'],
    [['a-b', 'Borstel'], '"a-b" is no id'],
    [['../x', 'Borstel'], '"../x" is no id'],
    [['constructor', 'Borstel'], '"constructor" is no id: the code has this word already.'],
    [['tenants', 'Borstel'], '"tenants" is no id: the code has this word already.'],
    [['class', 'Borstel'], '"class" is no id: the code has this word already.'],
    [['kwast', 'Kwast!'], `The logo can't be written: there is no "!" in tenants/logos/glyphs.ts.`],
    [['kwast', ' Kwast'], 'The name must have 2 to 30 characters, without spaces around it.'],
    [['kwast'], 'Say which site: npm run site -- <id> "<Name>"'],
    [['kwast', 'Kwast', 'helder'], 'Say which site'],
  ])('refuses %j with one sentence, and writes nothing', (args, sentence) => {
    const before = text('tenants/hosts.ts');
    const { code, said } = run(...args);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(text('tenants/hosts.ts')).toBe(before);
    expect(existsSync(join(copy, 'tenants/sites/kwast'))).toBe(false);
  });
});

describe('the colours of a new site', () => {
  const ids = Array.from({ length: 120 }, (_, at) => `winkel${at}`);

  it('can be read, for any hue', () => {
    for (const id of ids) {
      const colours = paletteFor(id, () => false);
      const grounds = [colours.surface, colours.surfaceAlt];
      for (const ground of grounds) {
        for (const text of ['ink', 'inkSoft', 'brandStrong', 'success', 'warning', 'danger', 'info'] as const)
          expect(contrast(colours[text], ground), `${id} ${text}`).toBeGreaterThanOrEqual(4.5);
        for (const edge of ['lineStrong', 'focus', 'brand'] as const)
          expect(contrast(colours[edge], ground), `${id} ${edge}`).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(colours.onBrand, colours.brand)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.onAccent, colours.accent)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are those of no other site', () => {
    const first = paletteFor('kwast', () => false);
    const second = paletteFor('kwast', (colour) => colour === first.brand);
    expect(second.brand).not.toBe(first.brand);
  });
});

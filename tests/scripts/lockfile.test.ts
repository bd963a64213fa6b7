import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

const manifest: { allowScripts: Record<string, boolean>; workspaces: string[] } = read('package.json');
const lock: { lockfileVersion: number; packages: Record<string, Locked> } = read('package-lock.json');

/** The packages that come from a registry: not this project, nor its workspaces. */
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Licences allowed for packages that are shipped or used to build. MPL and LGPL belong to libraries that
 * stay separate files (lightningcss, libheif, libvips), CC-BY to a table of browsers, OFL to the fonts.
 */
const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]);

/** The choices that an expression offers, each with all of its licences: `(MIT OR CC0-1.0)`. */
const choicesIn = (expression: string) =>
  expression
    .replace(/[()]/g, ' ')
    .split(' OR ')
    .map((choice) => choice.split(/ (?:AND|WITH) |\s+/).filter((word) => word !== ''));

/** Packages whose manifest names no licence; their licence was read, and a new version has to be read again. */
const readByHand: Record<string, string> = {
  'png-js@2.0.0': 'MIT',
  // Of s3rver.
  'busboy@0.3.1': 'MIT',
  'dicer@0.3.0': 'MIT',
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'streamsearch@0.1.2': 'MIT',
};

const licenceOf = (path: string, { license, version }: Locked) =>
  license ?? readByHand[`${nameOf(path)}@${version}`] ?? 'not known';

describe('the lock file', () => {
  it('holds hundreds of packages, in the form that this test reads', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(packages.length).toBeGreaterThan(300);
  });

  it('has a SHA-512 hash of every package, so that no registry can serve another one', () => {
    const without = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('names no registry: the packages come from the configured one', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  it('pins every package to one version', () => {
    const loose = packages.filter(([, { version }]) => !/^\d+\.\d+\.\d+(-[\w.]+)?(\+[\w.]+)?$/.test(version));
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('lets no package run an installation script except those that package.json allows', () => {
    const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const allowed = Object.entries(manifest.allowScripts).filter(([, yes]) => yes);
    expect([...new Set(running.map(([path]) => nameOf(path)))].sort()).toEqual(
      allowed.map(([name]) => name).sort(),
    );
  });

  it('holds only licences from the list', () => {
    const other = packages.flatMap(([path, locked]) => {
      const licence = licenceOf(path, locked);
      const isAllowed = choicesIn(licence).some((words) => words.every((word) => ALLOWED_LICENCES.has(word)));
      return isAllowed ? [] : [`${path}: ${licence}`];
    });
    expect(other).toEqual([]);
  });
});

describe('the manifests', () => {
  const manifests = ['package.json', ...manifest.workspaces.map((folder) => `${folder}/package.json`)];

  it.each(manifests)('%s names exact versions only', (file) => {
    const { dependencies = {}, devDependencies = {} } = read(file) as Record<string, Record<string, string>>;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});

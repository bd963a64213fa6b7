import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('CONTRIBUTING.md', 'utf8');
const [, map = ''] = text.split('## Where does a … go?\n');
const sections = (map.split(/\n## /)[0] ?? '').split('\n### Where does a new ').slice(1);

/** Paths in the first column of a section's table. */
const pathsIn = (section: string) =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));

describe('the map of CONTRIBUTING.md', () => {
  it('has the ten kinds of change', () => {
    expect(sections.map((section) => section.split(' go?')[0])).toEqual([
      'card field',
      'endpoint',
      'tenant',
      'template',
      'payment provider',
      'account page',
      'admin page',
      'editable text',
      'facet',
      'mail',
    ]);
  });

  it.each(sections.map((section) => [section.split(' go?')[0], pathsIn(section)] as const))(
    'names only files that exist for %s',
    (_, paths) => {
      expect(paths.length).toBeGreaterThan(3);
      expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    },
  );

  it('names only files that exist outside the tables too', () => {
    const paths = [
      ...map.matchAll(
        /`((?:app|backend|components|contract|demo|docs|e2e|lib|scripts|store|templates|tenants|tests)\/[^`…< ]+)`/g,
      ),
    ];
    expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
  });
});

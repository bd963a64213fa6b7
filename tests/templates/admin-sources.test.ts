import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sourcesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(`app/${file}`, 'utf8').matchAll(pattern)].map(([, path = '']) =>
    path.replace(/^\.\.?\//, ''),
  );

it("what only admins use is in their style, and not in the visitors'", () => {
  const admins = sourcesIn('admin.css', /^@source "([^"]+)";/gm).map((path) =>
    path.replace(/^rewritten/, 'app/rewritten'),
  );
  expect(admins).toContain('components/editing');
  expect(sourcesIn('globals.css', /^@source not "([^"]+)";/gm)).toEqual(admins);
});

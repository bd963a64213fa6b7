// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  readStored,
  readStoredJson,
  removeStored,
  writeStored,
  writeStoredJson,
} from '../../../lib/browser-storage/browser-storage.ts';
import { deviceStorage } from '../../../lib/browser-storage/device-storage.ts';
import { storageKeys } from '../../../lib/browser-storage/storage-keys.ts';
import { cookies } from '../../../lib/session-cookies.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('what the shop stores in a browser', () => {
  it('is written to the storage that the table names', () => {
    writeStored('view', 'grid');
    writeStoredJson('message', { text: 'Hallo' }, 'offer');
    expect({ ...localStorage }).toEqual({ 'toonbank.view': 'grid' });
    expect({ ...sessionStorage }).toEqual({ 'toonbank.message.offer': '{"text":"Hallo"}' });
    expect(readStored('view')).toBe('grid');
    expect(readStoredJson('message', 'offer')).toEqual({ text: 'Hallo' });
  });

  it('is absent after its removal, and where another program wrote a text that is no JSON', () => {
    writeStoredJson('viewed', [1]);
    writeStoredJson('viewed', undefined);
    expect(readStored('viewed')).toBeNull();
    localStorage.setItem('toonbank.viewed', '[1');
    expect(readStoredJson('viewed')).toBeUndefined();
  });

  it('is removed with all its parts', () => {
    writeStoredJson('message', { text: 'a' }, 'offer');
    writeStoredJson('message', { text: 'b' }, 'help');
    writeStoredJson('order', { terms: true });
    removeStored('message');
    expect(Object.keys(sessionStorage)).toEqual(['toonbank.order']);
  });

  it('is nothing where the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(readStored('vat')).toBeUndefined();
    expect(readStoredJson('order')).toBeUndefined();
    expect(writeStored('vat', 'incl')).toBe(false);
  });

  // These run before or without the shop's scripts, so they contain the keys as text.
  const WITHOUT_IMPORTS = globSync('{app,components}/**/{early-script.ts,*.js}');

  it('goes through the one wrapper', () => {
    const files = globSync('{app,components,lib,store,templates,api}/**/*.{ts,tsx,js}');
    const direct = files.filter(
      (file) =>
        !file.startsWith('lib/browser-storage/') &&
        !WITHOUT_IMPORTS.includes(file) &&
        /\b(?:local|session)Storage\b/.test(readFileSync(file, 'utf8')),
    );
    expect(direct).toEqual([]);
  });

  it.each(WITHOUT_IMPORTS)('has keys in %s that are in the table', (file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(/['`]toonbank\.(\w+)['`]/g)].map(
      ([, name]) => name,
    );
    const known = [
      ...Object.keys(storageKeys),
      ...Object.values(deviceStorage).map(({ name }) => name.replace('toonbank.', '')),
    ];
    for (const name of names) expect(known).toContain(name);
  });

  it.each(Object.values(cookies))('has the name of the cookie $name in the table alone', ({ name }) => {
    const files = globSync('{app,components,lib,store,server,templates,api}/**/*.{ts,tsx,js}');
    const quoted = new RegExp(`['"\`]${name}['"\`=]`);
    expect(files.filter((file) => quoted.test(readFileSync(file, 'utf8')))).toEqual([
      'lib/session-cookies.ts',
    ]);
  });

  it('has cookies that the gateway writes, and one that a page does', () => {
    const files = globSync('{app,components,lib,store,server,templates,api}/**/*.{ts,tsx,js}');
    const writers = files.filter((file) => /Max-Age=|document\.cookie\s*=/.test(readFileSync(file, 'utf8')));
    expect(writers.sort()).toEqual(['api/beacon-update.ts', 'app/_gateway/cookies.ts']);
  });
});

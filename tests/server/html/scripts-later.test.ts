import { describe, expect, it } from 'vitest';
import { scriptsLater } from '../../../server/html/scripts-later.ts';

const STARTER = '<script src="/theme/early.0a1b2c3d4e5f.js"></script>';
const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const script = (name: string, id = '') => `<script src="${chunk(name)}"${id} async=""></script>`;
const ahead = (name: string) => `<link rel="preload" as="script" fetchPriority="low" href="${chunk(name)}"/>`;
const later = (name: string) => `<link rel="later" href="${chunk(name)}"/>`;

describe('a page’s scripts', () => {
  it('wait as links, each once, and are not prefetched', () => {
    const page = `<head>${ahead('main')}${script('a')}</head><body>${STARTER}<p>read</p>${script('a')}${script('main', ' id="_R_"')}`;
    expect(scriptsLater(page)).toBe(`<head>${later('a')}</head><body>${STARTER}<p>read</p>${later('main')}`);
  });

  it('are not those for browsers without modules', () => {
    const old = `<script src="${chunk('old')}" noModule=""></script>`;
    expect(scriptsLater(`<head>${old}</head><body>${STARTER}`)).toBe(`<head></head><body>${STARTER}`);
  });

  it('remain scripts on a page that has nothing to run them', () => {
    const page = `<head>${ahead('main')}${script('a')}</head><body>${script('main')}`;
    expect(scriptsLater(page)).toBe(page);
  });

  it.each([
    ['the first script itself', STARTER],
    ['scripts in the page', '<script>self.__next_f.push([0])</script>'],
    ['scripts from elsewhere', '<script src="https://betalen.example/x.js" async=""></script>'],
  ])('leaves %s alone', (_, other) => {
    const page = `<body>${STARTER}${other}`;
    expect(scriptsLater(page)).toBe(page);
  });
});

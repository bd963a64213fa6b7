import { checkRow } from '@toonbank/contract/text-checks/check-row';
import { expect, it } from 'vitest';
import { checkText, dead, facts } from './check-text.ts';

const words = (count: number) => `Een${' woord'.repeat(count - 1)}.`;

const texts: readonly (readonly [text: string, ...findings: string[]])[] = [
  ['<h2>Kop</h2><h3>Onder</h3><h2>Kop</h2>'],
  ['<h3>Te diep</h3>', 'heading_order: Te diep'],
  ['<h2>Kop</h2><h4>Te diep</h4>', 'heading_order: Te diep'],
  ['<h1>Titel</h1>', 'heading_order: Titel'],
  ['<a href="/nl/levering">Klik hier</a>', 'vague_link: Klik hier'],
  ['<a href="/nl/levering">hier</a>', 'vague_link: hier'],
  ['<a href="/nl/levering">Lees meer ›</a>', ...[]],
  ['<a href="/nl/levering">Lees meer…</a>', 'vague_link: Lees meer…'],
  ['<a href="/nl/levering">Klik dan hier voor meer</a>', 'vague_link: Klik dan hier voor meer'],
  ['<a href="/nl/levering">Lees hoe wij leveren</a>'],
  ['<a>Levering</a>', 'empty_link: Levering'],
  ['<a href="#">Levering</a>', 'empty_link: Levering'],
  ['<a href="http://elders.test/">Elders</a>', 'http_link: http://elders.test/'],
  ['<a href="https://elders.test/">Elders</a>'],
  ['<img src="/media/a.webp">', 'missing_alt: /media/a.webp'],
  ['<img src="/media/a.webp" alt="">', 'missing_alt: /media/a.webp'],
  ['<img src="/media/a.webp" alt="Een emmer"><img src="/media/described.webp">'],
  ['<img src="/media/a.webp" alt="Een mop">'],
  ['<table><tr><td>Maat</td><td>10</td></tr></table>', 'table_without_header: Maat 10'],
  ['<table><tr><th><p>Maat</p></th></tr><tr><td><p>10</p></td></tr></table>'],
  ['<h2>Kop</h2><details><summary>Vraag?</summary><p>Ja.</p></details><h3>Onder</h3>'],
  ['<details><summary>Vraag?</summary><p><a href="/nl/levering">hier</a></p></details>', 'vague_link: hier'],
  [`<details><summary>${words(20)}</summary><p>${words(20)}</p></details>`],
  [`<p>${words(25)} ${words(25)}</p>`],
  [`<p>${words(26)}</p>`, expect.stringContaining('long_sentence: Een woord')],
  [`<ul><li>${words(20)}</li><li>${words(20)}</li></ul>`],
  [`<p>${words(13).slice(0, -1)} art.nr. 12 ${words(13)}</p>`, expect.stringContaining('long_sentence')],
];

it.each(texts)('%s', (text, ...expected) => {
  expect(checkText(text)).toEqual(expected);
});

const checkPage = (fields: Record<string, string>) =>
  checkRow({ kind: 'page', id: 1, fields }, facts, dead).map(({ code, field }) => `${field}: ${code}`);

it('asks for the description of a page that can be found', () => {
  expect(checkPage({ htmlDescription: ' ', visible: 'true' })).toEqual(['htmlDescription: no_description']);
  expect(checkPage({ htmlDescription: 'Over levering.', visible: 'true' })).toEqual([]);
  expect(checkPage({ htmlDescription: '', visible: 'false' })).toEqual([]);
});

it('says in which block of the text it is', () => {
  const fields = {
    content: '<p>Een.</p>\n<ul><li>Twee</li><li>Bel 0800-1234</li></ul><p>Bel 0800-9999.</p>',
  };
  const findings = checkRow({ kind: 'page', id: 1, fields }, facts, dead);
  expect(findings.map(({ block, quote }) => [block, quote])).toEqual([
    [1, '0800-1234'],
    [2, '0800-9999'],
  ]);
});

it('marks the text of a block, whatever changes in the others', () => {
  const markOf = (content: string) =>
    checkRow({ kind: 'page', id: 1, fields: { content } }, facts, dead)[0]?.blockMark;
  const before = markOf('<p>Eerst.</p><p>Bel 0800-1234.</p>');
  expect(before).toMatch(/^[\da-f]{16}$/);
  expect(markOf('<p>Eerst iets anders.</p><p>Bel <strong>0800-1234</strong>.</p>')).toBe(before);
  expect(markOf('<p>Eerst.</p><p>Bel nu 0800-1234.</p>')).not.toBe(before);
});

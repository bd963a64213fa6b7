import { describe, expect, it } from 'vitest';
import { flightFirst, handOvers } from '../../../server/csp/flight-first.ts';
import { isKnownScript } from '../../../server/csp/inline-scripts.ts';

const [handOver, handOverJson] = [...handOvers];
const push = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
const page = (flight: string, after = '') =>
  `<html><head></head><body class="a"><main>€ Zeep</main><script>(self.__next_f=self.__next_f||[]).push([0])</script>${flight}${after}</body></html>`;
const moved = (html: string) =>
  Buffer.from(flightFirst(Buffer.from(html).toString('latin1')), 'latin1').toString();

describe("a page's data", () => {
  it('moves before the content unchanged, and is passed to the scripts at its old position', () => {
    const text =
      '1:"$Sreact.fragment"\n2:["$","p",null,{"children":"Hygiënepapier \\u003cb> à € 3 😀 \u2028"}]\n';
    const html = moved(page(push(text)));
    expect(html).toBe(
      page(`<script>${handOver}</script>`).replace(
        '<main>',
        `<script id="__rsc" type="text/plain">${text}</script><main>`,
      ),
    );
  });

  it('is passed on by a script that the policy allows', () => {
    expect([handOver, handOverJson].map((text) => isKnownScript(String(text)))).toEqual([true, true]);
    expect(isKnownScript(`${handOver};alert(1)`)).toBe(false);
  });

  it('of which more follows later moves in part; the order remains', () => {
    const later = `<div hidden id="S:0"></div>${push('b')}`;
    expect(moved(page(push('a'), later))).toContain(`<script>${handOver}</script>${later}`);
  });

  it('with markup in it is unchanged too', () => {
    const text = '1:["$","div",null,{"__html":"<h2>Goed om te weten</h2><p>a < b</p>"}]\n';
    const literal = JSON.stringify(text).replaceAll('<', String.raw`\u003c`);
    expect(moved(page(`<script>self.__next_f.push([1,${literal}])</script>`))).toBe(
      page(`<script>${handOver}</script>`).replace(
        '<main>',
        `<script id="__rsc" type="text/plain">${text}</script><main>`,
      ),
    );
  });

  it.each([
    ['an end tag', String.raw`"\u003c/SCRIPT>"`],
    ['a comment', String.raw`"\u003c!-- \u003cscript>"`],
    ['a line end that the parser would change', String.raw`"a\r\nb"`],
  ])('remains in quotes when it has %s in it', (_, literal) => {
    expect(moved(page(`<script>self.__next_f.push([1,${literal}])</script>`))).toBe(
      page(`<script>${handOverJson}</script>`).replace(
        '<main>',
        `<script id="__rsc" type="application/json">${literal}</script><main>`,
      ),
    );
  });

  it.each([
    ['has a comment in it that is not escaped', page(push('<!--'))],
    ['has half a character', page(push('\ud800'))],
    ['is none', page('')],
    ['has no body around it', push('a')],
    ['is broken off', '<body><script>self.__next_f.push([1,"a'],
  ])('stays where it is when it %s', (_, html) => {
    expect(moved(html)).toBe(html);
  });
});

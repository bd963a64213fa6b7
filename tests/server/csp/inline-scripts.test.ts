import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isKnownScript, scriptHashes } from '../../../server/csp/inline-scripts.ts';
import { pagePolicy } from '../../../server/csp/policy.ts';
import { mergeFlight } from '../../../server/html/merge-flight.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const flight = (text: string) => `self.__next_f.push(${JSON.stringify([1, text])})`;
const inline = (text: string) => `<script>${text}</script>`;

describe('inline scripts', () => {
  it.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    flight('1:"$Sreact.fragment"\n2:{"a":"\\u003c/script>"}'),
    'self.__next_f.push([3,"aGFsbG8="])',
    String.raw`self.__next_f.push([1,'1:"$Sreact.fragment"\n2:{"a":"it\'s \\"}'])`,
    'requestAnimationFrame(function(){$RT=performance.now()});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
    '$RC("B:0","S:0")',
    '$RS("S:1","P:1")',
    '$RX("B:0","1534265858")',
    '$RR("B:0","S:0",[["/theme/a.css","theme"]])',
  ])('of the framework are known: %s', (text) => {
    expect(isKnownScript(text)).toBe(true);
  });

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"]),alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,`a`])',
    "self.__next_f.push([1,'a'+alert(1)+'b'])",
    String.raw`self.__next_f.push([1,'a\\'+alert(1)+'b'])`,
    "self.__next_f.push([1,'a']);alert('b'])",
    "self.__next_f.push([1,'a\nb'])",
    "self.__next_f.push([1,'a\\\nb'])",
    'alert(1);self.__next_f.push([1,"a"])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '$RC("B:0",alert(1))',
    'alert(1);$RC("B:0","S:0")',
    '$RB=[];alert(1);$RC=function(){};$RC("B:0","S:0")',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
    ' requestAnimationFrame(function(){$RT=performance.now()});',
  ])('of any other origin are not: %s', (text) => {
    expect(isKnownScript(text)).toBe(false);
  });

  it('get a hash over their bytes, if they are known', () => {
    const known = flight('Hygiënepapier');
    const html = `<p>€</p>${inline(known)}${inline('alert(1)')}<script src="/a.js"></script>${inline(known)}`;
    const latin1 = Buffer.from(html).toString('latin1');
    expect(scriptHashes(latin1)).toEqual([hash(known)]);
    expect(pagePolicy(scriptHashes(latin1))).toContain(`script-src 'self' ${hash(known)};`);
  });

  it('with React’s definitions before its calls are known, in the installed version', () => {
    const file = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js';
    const next = path.dirname(createRequire(import.meta.url).resolve('next/package.json'));
    const source = readFileSync(path.join(path.dirname(next), file), 'utf8');
    const literal = (name: string): string => {
      const found = new RegExp(`${name} = stringToPrecomputedChunk\\(\\s*'((?:\\\\.|[^'\\\\])*)'`, 's').exec(
        source,
      );
      const text = found?.[1] ?? '';
      return text.replace(/\\(.)/gs, (_, one: string) => (one === 'n' ? '\n' : one));
    };
    const segment = literal('completeSegmentScript1Full');
    const boundary = literal('completeBoundaryScriptFunctionOnly');
    const styles = literal('completeBoundaryWithStylesScript1FullPartial');
    const client = literal('clientRenderScriptFunctionOnly');
    const missing = Object.entries({
      segment: `${segment}S:1","P:1")`,
      boundary: `${boundary}$RC("B:0","S:0")`,
      client: `${literal('clientRenderScript1Full')}B:0","1")`,
      styles: `${styles}B:0","S:0",[])`,
      'boundary, styles': `${boundary}${styles}B:0","S:0",[])`,
      'client, styles': `${client}${styles}B:0","S:0",[])`,
      'client, boundary, styles': `${client}${boundary}${styles}B:0","S:0",[])`,
    }).filter(([, text]) => !isKnownScript(text));
    expect(missing).toEqual([]);
  });
});

describe("a page's data scripts", () => {
  const stream = (html: string) =>
    [...html.matchAll(/__next_f\.push\((\[1,.*?\])\)<\/script>/gs)]
      .map(([, data]) => JSON.parse(data ?? '')[1])
      .join('');

  it('are joined where they are neighbours, with the same effect', () => {
    const parts = ['a"])', 'b\\"]', '\u00e9\n', '"])\\u003c'];
    const html = `<p>1</p>${parts.map((part) => inline(flight(part))).join('')}<p>2</p>${inline(flight('z'))}<b>`;
    const merged = mergeFlight(html);
    expect(stream(merged)).toBe(stream(html));
    expect(merged.match(/<script>/g)).toHaveLength(2);
    expect(merged.replace(/<script>.*?<\/script>/gs, '|')).toBe('<p>1</p>|<p>2</p>|<b>');
  });

  it('are left alone beside other kinds', () => {
    const html = inline('self.__next_f.push([3,"aGk="])') + inline(flight('a')) + inline('$RC("B:0","S:0")');
    expect(mergeFlight(html)).toBe(html);
  });

  it('are left alone when there are none, or the markup is broken', () => {
    for (const html of [
      '<p>a</p>',
      '<script>self.__next_f.push([1,"a',
      '<script>self.__next_f.push([1,"a"</script>',
    ]) {
      expect(mergeFlight(html)).toBe(html);
    }
  });
});

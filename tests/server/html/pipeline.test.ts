import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pipeline, rewriteHtml } from '../../../server/html/pipeline.ts';

const next = (file: string) => readFileSync(`node_modules/next/dist/${file}`, 'utf8');
const react = next('compiled/react-dom/cjs/react-dom-server.node.production.js')
  .replaceAll(String.raw`\x3c`, '<')
  .replaceAll(String.raw`\x3e`, '>');

/** Text that each step looks for, as the installed packages write it. */
const forms: Record<string, { source: string; writes: readonly string[] }> = {
  'merge flight': {
    source: next('server/app-render/use-flight-response.js'),
    writes: ['self.__next_f.push('],
  },
  'data once': {
    source: next(
      'compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js',
    ),
    writes: [':T'],
  },
  'in place': {
    source: react,
    writes: [
      '<div hidden id="',
      '<!--$?--><template id="',
      '"></template>',
      '<!--$-->',
      '<!--/$-->',
      'requestAnimationFrame(function(){$RT=performance.now()});',
      '$RC("',
    ],
  },
  'scripts later': { source: react, writes: ['<script src="', ' async=""></script>'] },
  'lean data': {
    source: next(
      'compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js',
    ),
    writes: ['":H"', '"$undefined"'],
  },
  'data near': {
    source: next('server/app-render/use-flight-response.js'),
    writes: ['(self.__next_f=self.__next_f||[]).push('],
  },
  'single quotes': {
    source: next('server/app-render/use-flight-response.js'),
    writes: ['self.__next_f.push('],
  },
  'error note': {
    source: next('server/app-render/app-render.js'),
    writes: ['__next_error__'],
  },
};

/** A page as Next and React send it: two parts of the data, a part that came late, and a script. */
const page = [
  '<!DOCTYPE html><html lang="nl"><head><script src="/_next/static/a.js" async=""></script></head><body>',
  '<script src="/theme/early.0a1b2c3d4e5f.js"></script><main><!--$?--><template id="B:0"></template><!--/$--></main>',
  '<script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script>',
  '<div hidden id="S:0"><footer>Voet</footer></div><script>$RC("B:0","S:0")</script></body></html>',
].join('');

describe('the steps that rewrite a page', () => {
  it.each(pipeline.map((step) => [step.name, step] as const))(
    '%s finds its forms in the installed Next and React, and says why it is there and what it saves',
    (name, step) => {
      const form = forms[name];
      expect(form, 'a step without a check').toBeDefined();
      expect(form?.writes.filter((text) => !form.source.includes(text))).toEqual([]);
      expect([step.reason, step.saves].every((text) => text.length > 10)).toBe(true);
    },
  );

  it('change what they know, all together', () => {
    const html = rewriteHtml(page);
    expect(html).toContain('<main><!--$--><footer>Voet</footer><!--/$--></main>');
    expect(html).toContain("<script>self.__next_f.push([1,'ab'])</script>");
    expect(html).toContain('<link rel="later" href="/_next/static/a.js"/>');
  });

  it.each(pipeline.map(({ name }) => name))('give a page with the same content without %s', (name) => {
    const rest = pipeline.filter((step) => step.name !== name);
    const html = rest.reduce((before, step) => step.apply(before), page);
    const data = [...html.matchAll(/__next_f\.push\(\[1,["'](\w+)["']\]\)/g)]
      .map(([, text]) => text)
      .join('');
    expect([data, html.split('Voet').length, html.split('/_next/static/a.js').length]).toEqual(['ab', 2, 2]);
    expect(rest.reduce((before, step) => step.apply(before), html)).toBe(html);
  });

  it.each(pipeline.map((step) => [step.name, step] as const))(
    '%s leaves a page of another form unchanged',
    (_, { apply }) => {
      for (const html of [
        '',
        '<p>a</p>',
        '<!DOCTYPE html><html><body><script src="/a.js"></script></body></html>',
      ])
        expect(apply(html)).toBe(html);
    },
  );
});

import { endpoints, fillHtml, fillLine, unknownPlaceholders } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { placeholderFacts } from '../../src/modules/content/shown-text.ts';
import { codeOf, makeEditor, makePage, makeSlide, savePage } from '../editing/make-editors.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';

const { content, editing, settings } = endpoints;

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test, { name: 'Schoon & "Zo"', freeShippingCents: 12_550, shippingBeCents: 900 });
});
afterAll(() => test?.close());

it.each([
  ['{winkelnaam}', 'Schoon &amp; &quot;Zo&quot;'],
  ['<p>Vanaf {gratis_vanaf}, België {bezorgkosten_be}</p>', '<p>Vanaf €\u00a0125,50, België €\u00a09</p>'],
  ['<a href="tel:{telefoon}">{telefoon}</a>', '<a href="tel:020-5550100">020-5550\u00a0100</a>'],
  ['<img alt="{winkelnaam}">', '<img alt="Schoon &amp; &quot;Zo&quot;">'],
  ['{onbekend} {Telefoon} {} {{winkelnaam}', '{onbekend} {Telefoon} {} {Schoon &amp; &quot;Zo&quot;'],
])('fills %s in', (html, shown) => expect(fillHtml(html, placeholderFacts(site))).toBe(shown));

it('names the time until which orders count as today’s, of the rules of delivery', async () => {
  expect(placeholderFacts({ ...site, cutOff: '17:30' }).besteltijd).toBe('17:30\u00a0uur');
  const id = await makePage(test, site, { title: 'Levering', content: '<p>Vóór {besteltijd}</p>' });
  const [page] = await test.data(content.page, { id }, { site });
  expect(page?.content).toBe('<p>Vóór 16:00\u00a0uur</p>');
});

it('fills a line in as plain text, and once', () => {
  const facts = { ...placeholderFacts(site), winkelnaam: 'A < {telefoon}' };
  expect(fillLine('{winkelnaam}: {telefoon}', facts)).toBe('A < {telefoon}: 020-5550 100');
});

it('finds the placeholders that name no fact, each once', () => {
  expect(unknownPlaceholders('{telfoon} {telefoon} {telfoon} {x_y} {X} {1}')).toEqual(['{telfoon}', '{x_y}']);
});

it('shows the facts on every kind of content, and the placeholders to an editor only', async () => {
  const text = '<p>Bel {telefoon}</p>';
  const shown = '<p>Bel 020-5550\u00a0100</p>';
  const anja = await makeEditor(test, site, 'publisher');
  const id = await makePage(test, site, { title: 'Over {winkelnaam}', content: text });
  expect((await test.data(content.page, { id }, { site }))[0]).toMatchObject({
    title: `Over ${site.name}`,
    content: shown,
  });
  const { live } = await test.data(editing.draft, { kind: 'page', id }, anja);
  expect(live.fields.content).toBe(text);

  const publish = async (kind: 'slide' | 'site', rowId: number, fields: Record<string, string>) => {
    const body = { kind, id: rowId, version: 1, revision: 0, fields };
    const { draft_id: draftID } = await test.data(editing.saveDraft, body, anja);
    await test.data(editing.publish, { draftID, revision: 1 }, anja);
  };
  await publish('slide', await makeSlide(test, site, 'home'), { content: text, alt: '{adres}' });
  expect((await test.data(content.slider, { code: 'home' }, { site })).slides[0]).toMatchObject({
    content: shown,
    alt: 'Proefweg 1, 9999 XX Proefstad',
  });
  await publish('site', 1, { alertMessage: 'Bel {telefoon}', notice: text, htmlTitle: '{winkelnaam}' });
  expect(await test.data(settings.get, {}, { site })).toMatchObject({
    alert_message: 'Bel 020-5550 100',
    notice: shown,
    vestiging_details: { html_title: site.name },
  });
});

it('shows a preview with its facts, and does not publish a placeholder that names none', async () => {
  const anja = await makeEditor(test, site, 'publisher');
  const id = await makePage(test, site);
  const fields = { title: '{winkelnaam}', content: '<p>{telfoon}</p>' };
  const { draft_id: draftID } = await savePage(test, anja, id, fields);
  const { token } = await test.data(editing.makePreview, { draftID }, anja);
  expect((await test.data(editing.preview, { token }, { site })).fields).toMatchObject({ title: site.name });
  const { status, body } = await test.call(editing.publish, { draftID, revision: 1 }, anja);
  expect([status, codeOf(body)]).toEqual([422, 'placeholder_unknown']);
  expect(body).toMatchObject({ error: { fields: { 'fields.content': '{telfoon}' } } });
});

import { expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { mailHtml } from '../../src/mail/layout.ts';

const site = {
  name: 'Toonbank',
  letterhead: { colour: '#0b5d4e', coc: '', vatNumber: '' },
  branch: { name: 'Toonbank B.V.', street: 'Proefbaan 1', postcode: '9990 AA', city: 'Toonwijk' },
} as unknown as Site;
const html = (value: string) =>
  mailHtml(site, 'Titel', [{ kind: 'pairs', pairs: [['E-mail', value]] }], undefined);

it('lets one long word break, so that it makes no mail wider than a phone', () => {
  const cell = /<td[^>]*style="([^"]*)">heel\.lang@adres\.test/.exec(html('heel.lang@adres.test'))?.[1];
  expect(cell).toContain('overflow-wrap:anywhere');
});

it('keeps numbers and dates on one line, and escapes the text around them', () => {
  expect(html('Rol <b> (TB-10400), 06-12-2026')).toContain(
    'Rol &lt;b&gt; (<span style="white-space:nowrap">TB-10400</span>), <span style="white-space:nowrap">06-12-2026</span>',
  );
});

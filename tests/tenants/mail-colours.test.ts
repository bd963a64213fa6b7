import { describe, expect, it } from 'vitest';
import { mailHtml } from '../../backend/src/mail/layout.ts';
import { darkMail, darkStyle, lightMail, ON_COLOUR } from '../../backend/src/mail/palette.ts';
import { demoSites } from '../../demo/src/sites.ts';
import { contrast } from '../../tenants/contrast.ts';

type Site = Parameters<typeof mailHtml>[0];
const logo = { fileName: 'l.png', contentType: 'image/png', bytes: Buffer.alloc(0), contentId: 'logo' };

describe.each([
  ['light', lightMail],
  ['dark', darkMail],
])('a mail in a %s program', (_, { ground, ink, soft, line }) => {
  it('can be read, and its edges can be seen', () => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
    expect(contrast(soft, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(demoSites)('the mails of $id', (site) => {
  const { colour } = site.letterhead;
  const html = mailHtml(
    site as Site,
    'Titel',
    [
      { kind: 'heading', text: 'Kop' },
      { kind: 'text', text: 'Tekst' },
      { kind: 'button', text: 'Knop', href: 'https://a.test/' },
      { kind: 'pairs', pairs: [['Artikel', '1']] },
    ],
    logo,
  );

  it('have a button that can be read and recognised in both schemes', () => {
    expect(contrast(ON_COLOUR, colour)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour, lightMail.ground)).toBeGreaterThanOrEqual(3);
    expect(darkStyle()).toContain(`.b{color:${ON_COLOUR}!important;border-color:${darkMail.ink}!important}`);
    expect(html).toMatch(/<a class="b"[^>]*border:2px solid/);
  });

  it('declare both schemes, and change every colour of a text', () => {
    for (const name of ['color-scheme', 'supported-color-schemes'])
      expect(html).toContain(`<meta name="${name}" content="light dark">`);
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    const coloured = html.match(/<[a-z0-9]+ [^>]*[";]color:[^>]*>/g) ?? [];
    expect(coloured.length).toBeGreaterThanOrEqual(6);
    for (const element of coloured) expect(element).toMatch(/class="[gisb]"/);
  });

  it('keep the logo on a ground and in a frame of its own', () => {
    expect(html).toMatch(/<img [^>]*background-color:#ffffff;border:1px solid/);
  });
});

import { checkRow } from '@toonbank/contract/text-checks/check-row';
import { expect, it } from 'vitest';
import { checkText, dead, facts } from './check-text.ts';

type Row = readonly [text: string, ...findings: string[]];
const amount = (quote: string) => `amount_differs: ${quote}`;

const texts: Record<string, readonly Row[]> = {
  amounts: [
    ['Gratis verzending vanaf € 150.'],
    ['Gratis verzending vanaf € 150,-.'],
    ['Gratis verzending vanaf € 150,00 exclusief btw.'],
    ['Gratis verzending vanaf €150,--.'],
    ['Gratis verzending vanaf 150 euro.'],
    ['De bezorgkosten zijn € 6,95.'],
    ['De bezorgkosten zijn 6.95 euro.'],
    ['Bezorgen kost EUR 6,95.'],
    ['Verzendkosten naar Nederland € 6,95, naar België € 9,95.'],
    ['Wij rekenen € 6,95 in Nederland en € 9,95 in België voor bezorging.'],
    ['Gratis verzending vanaf € 100.', amount('€ 100')],
    ['Gratis verzending vanaf € 100,-', amount('€ 100,-')],
    ['Bezorgd voor 9.50 euro.', amount('9.50 euro')],
    ['Gratis bezorging vanaf € 1.500,00.', amount('€ 1.500,00')],
    ['Gratis bezorging vanaf €1.500', amount('€1.500')],
    ['Franco vanaf 200 EUR.', amount('200 EUR')],
    ['Bezorgen: € 9,95 in Nederland, € 9,95 in België.', amount('€ 9,95')],
    ['Verzenden naar België kost € 6,95.', amount('€ 6,95')],
    ['In Nederland kost bezorgen € 9,95.', amount('€ 9,95')],
    ['Onder € 100 betaalt u € 7,50 aan bezorgkosten.', amount('€ 100'), amount('€ 7,50')],
    ['Deze mop kost nu € 12,50 per stuk.'],
    ['Een doos kost € 12,50. Bezorgen is gratis vanaf € 150.'],
    ['Bezorgen kost 50 eurocent minder.'],
    ['Bezorgd op 16.950 adressen.'],
    ['<h2>Bezorgkosten</h2><p>U betaalt € 8,95.</p>', amount('€ 8,95')],
    ['<table><tr><th>Verzenden</th><td>€ 5,95</td></tr></table>', amount('€ 5,95')],
    ['<p>Gratis&nbsp;verzending vanaf &euro;&nbsp;99,95</p>', amount('€ 99,95')],
  ],
  times: [
    ['Bestel voor 16:00, morgen in huis.'],
    ['Vóór 16.00 uur besteld, morgen geleverd.'],
    ['Bestel uiterlijk om 16 uur.'],
    ['Bestel voor 17:00, morgen in huis.', 'time_differs: voor 17:00'],
    ['Vóór 20.30 uur besteld, morgen geleverd.', 'time_differs: Vóór 20.30 uur'],
    ['Tot 22 uur besteld is morgen in huis.', 'time_differs: Tot 22 uur'],
    ['Wij zijn tot 17:00 uur bereikbaar voor vragen over uw bestelling.'],
    ['Bestel voor 16.00 euro aan zeep.'],
    ['Het overleg duurt tot 17:00 uur.'],
  ],
  'days of withdrawal': [
    ['U hebt 14 dagen bedenktijd.'],
    ['Binnen veertien kalenderdagen kunt u de koop herroepen.'],
    ['Bij herroeping antwoorden wij binnen 2 werkdagen.'],
    ['U hebt 30 dagen bedenktijd.', 'withdrawal_differs: 30 dagen'],
    ['De bedenktijd is zeven dagen. Wij leveren binnen 30 dagen.', 'withdrawal_differs: zeven dagen'],
    ['<h2>Bedenktijd</h2><p>Stuur het binnen tien dagen terug.</p>', 'withdrawal_differs: tien dagen'],
    ['Een lege verpakking bewaart u 30 dagen.'],
  ],
  telephones: [
    ['Bel 020 555 01 44.'],
    ['Bel +31 20 555 01 44.'],
    ['Bel (020) 555-0144.'],
    ['<a href="tel:0205550144">020 555 01 44</a>'],
    ['Bel 020 555 01 45.', 'phone_differs: 020 555 01 45'],
    ['Bel 06-12345678.', 'phone_differs: 06-12345678'],
    ['Bel 0800-1234.', 'phone_differs: 0800-1234'],
    ['Bel +32 3 555 12 34.', 'phone_differs: +32 3 555 12 34'],
    ['Bel 030-5550211.', 'other_shop: 030-5550211'],
    ['<a href="tel:+31105550333">Bel ons</a>', 'other_shop: +31105550333'],
    ['<a href="tel:{telefoon}">{telefoon}</a>, <a href="mailto:{e-mail}?subject=Vraag">{e-mail}</a>'],
    ['Rekening NL91 ABNA 0417 1643 00.'],
    ['EAN 0871234567890, KvK 01234567, btw NL001234567B01.'],
  ],
  'e-mail addresses': [
    ['Mail naar klant@horecahuis.test.'],
    ['Mail naar Administratie@Horecahuis.test.'],
    ['<a href="mailto:klant@horecahuis.test?subject=Vraag">Mail ons</a>'],
    ['Mail naar info@elders.test.', 'email_differs: info@elders.test'],
    ['Mail naar info@vloerzorg.test.', 'other_shop: info@vloerzorg.test'],
    ['<a href="mailto:oud@elders.test">Mail ons</a>', 'email_differs: oud@elders.test'],
  ],
  names: [
    ['Welkom bij Horecahuis.'],
    ['WELKOM BIJ HORECAHUIS.'],
    ['Kijk op www.horecahuis.test voor meer horecahuisvesting.'],
    ['Welkom bij Horeca Huis.', 'name_spelling: Horeca Huis'],
    ['Welkom bij HorecaHuis en Horeca-huis.', 'name_spelling: HorecaHuis', 'name_spelling: Horeca-huis'],
    ['Bestel ook bij Vloerzorg.', 'other_shop: Vloerzorg'],
    ['Vloerzorg begint met vegen. Goede vloerzorg eindigt met dweilen.'],
    ['<h2>Vloerzorg</h2><p>Alles voor vloeren.</p>'],
    ['Welkom bij Glas &amp; Raam.', 'other_shop: Glas & Raam'],
    ['<a href="https://vloerzorg.test/nl/c/moppen">Moppen</a>', 'other_shop: Moppen'],
  ],
  dates: [
    ['Actie t/m 1 maart 2026.', 'date_past: t/m 1 maart 2026'],
    ['Actie t/m 10 maart 2026.'],
    ['Actie tot 10 maart 2026.', 'date_past: tot 10 maart 2026'],
    ['Geldig tot en met vrijdag 27 februari 2026.', 'date_past: tot en met vrijdag 27 februari 2026'],
    ['Geldig t/m 01-03-2025.', 'date_past: t/m 01-03-2025'],
    ['Uiterlijk 5 mrt 2026 inleveren.', 'date_past: Uiterlijk 5 mrt 2026'],
    ['Actie t/m 31 december 2026.'],
    ['Sinds 1 maart 2019 in Utrecht. Open t/m zaterdag.'],
  ],
  references: [
    ['<a href="/nl/levering">Levering</a>'],
    ['<a href="/nl/weg#kop">Levering</a>', 'dead_link: Levering'],
    ['<a href="https://www.horecahuis.test/nl/p/oude-mop-7">Mop</a>', 'dead_link: Mop'],
    ['<a href="/nl/c/weg?kleur=rood">Rood</a>', 'dead_link: Rood'],
    ['<a href="https://elders.test/nl/weg">Elders</a>'],
    ['Artikelnummer MOP-1001 is er weer.', 'article_gone: MOP-1001'],
    ['Bestel art.nr. MOP-2002. Zie artikel 6:230m.'],
  ],
};

for (const [subject, rows] of Object.entries(texts))
  it.each(rows)(`${subject}: %s`, (text, ...expected) => {
    expect(checkText(text).filter((finding) => !finding.startsWith('table_without_header'))).toEqual(
      expected,
    );
  });

it('takes no amount for delivery in Belgium from a shop that does not deliver there', () => {
  const text = 'Bezorgen kost € 9,95.';
  expect(checkText(text)).toEqual([]);
  expect(checkText(text, { shippingBeCents: null })).toEqual([amount('€ 9,95')]);
});

it('says what the settings have', () => {
  const fields = { content: 'Gratis vanaf € 100. Bel 020 555 01 45. Bestel voor 18:00.' };
  const findings = checkRow({ kind: 'page', id: 1, fields }, facts, dead);
  expect(findings.map(({ expected }) => expected)).toEqual([
    '€ 150, € 6,95, € 9,95',
    '16:00',
    '020 555 01 44',
  ]);
});

it('leaves the past to the news', () => {
  const row = { id: 1, fields: { content: '<p>Actie t/m 1 maart 2025.</p>', intro: 'Bel 020 555 01 45.' } };
  const codes = (kind: 'news' | 'page') => checkRow({ kind, ...row }, facts, dead).map(({ code }) => code);
  expect(codes('page')).toEqual(['date_past']);
  expect(codes('news')).toEqual(['phone_differs']);
});

it('reads the link of a slide', () => {
  const slide = { kind: 'slide', id: 3, fields: { link: '/nl/weg' } } as const;
  expect(checkRow(slide, facts, dead)).toMatchObject([
    { code: 'dead_link', field: 'link', quote: '/nl/weg' },
  ]);
});

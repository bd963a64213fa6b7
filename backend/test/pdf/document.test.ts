import { describe, expect, it } from 'vitest';
import { writeDocument } from '../../src/pdf/document.ts';
import type { Sheet } from '../../src/pdf/sheet.ts';
import type { Stationery } from '../../src/pdf/stationery.ts';
import { table } from '../../src/pdf/table.ts';
import { pdfFonts, pdfPages, pdfText, pictureCount } from './read-pdf.ts';

const stationery: Stationery = {
  company: 'Proefhandel B.V.',
  colour: '#0b5d4e',
  logo: undefined,
  foot: ['Proefhandel B.V. · Dokkade 1', 'KvK 00001101'],
};

const write = (fill: (sheet: Sheet) => void, own: Partial<Stationery> = {}) =>
  writeDocument(
    {
      stationery: { ...stationery, ...own },
      kind: 'Proefdruk',
      title: 'Een proef',
      note: 'Afgedrukt op 20-11-2026',
      madeAt: new Date('2026-11-20T09:00:00Z'),
    },
    fill,
  );

const columns = [
  { title: 'Artikel', share: 3 },
  { title: 'Bedrag', share: 1, align: 'right' as const },
];
const rows = (count: number) => Array.from({ length: count }, (_, at) => [`Regel ${at}`, `€ ${at},00`]);

describe('a document', () => {
  it('is a PDF with a title and language, in Dutch', async () => {
    const pdf = await write((sheet) => sheet.text('Dag.', sheet.styles.body));
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(pdf.toString('latin1')).toContain('/Lang (nl-NL)');
    expect(pdf.toString('latin1')).toContain('/DisplayDocTitle true');
  });

  it('shows the euro sign and accents, and spells out characters that its fonts lack', async () => {
    const pdf = await write((sheet) =>
      sheet.text('€ 3,95 – crème brûlée, 3 × 5 · ≥ 5 Łódź 日', sheet.styles.body),
    );
    expect(pdfText(pdf)).toContain('€ 3,95 – crème brûlée, 3 × 5 · >= 5 Łódź ?');
  });

  it('embeds both weights of the typeface of the shop, of the default one where it names none', async () => {
    const fill = (sheet: Sheet) => sheet.text('Dag.', sheet.styles.body);
    expect(pdfFonts(await write(fill, { face: 'work-sans' }))).toEqual(['WorkSans-Bold', 'WorkSans-Regular']);
    expect(pdfFonts(await write(fill))).toEqual(['Inter-Bold', 'Inter-Regular']);
    expect(pdfFonts(await write(fill, { face: 'comic-sans' }))).toEqual(['Inter-Bold', 'Inter-Regular']);
  });

  it('has text that can be copied, also of letters that an earlier document had with an accent only', async () => {
    const accented = (sheet: Sheet) => sheet.text('Ýšž', sheet.styles.body);
    await write(accented, { face: 'figtree' });
    const pdf = await write((sheet) => sheet.text('Y s z', sheet.styles.body), { face: 'figtree' });
    expect(pdfText(pdf)).toContain('Y s z');
  });

  it('draws a hyphen and a space that never break a line', async () => {
    const pdf = await write((sheet) => sheet.text('2\u2011laags à\u00a0100', sheet.styles.body));
    expect(pdfText(pdf)).toContain('2-laags à\u00a0100');
  });

  it('has head, foot and its number on every page', async () => {
    const pages = pdfPages(await write((sheet) => table(sheet, columns, rows(90))));
    expect(pages).toHaveLength(3);
    for (const [at, lines] of pages.entries()) {
      expect(lines).toEqual(
        expect.arrayContaining(['Proefhandel B.V.', 'Proefdruk', `Pagina ${at + 1} van 3`]),
      );
      expect(lines.join(' ')).toContain('KvK 00001101 · Afgedrukt op 20-11-2026');
    }
  });

  it('prints the logo instead of the name', async () => {
    const logo = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
      'base64',
    );
    const pdf = await write(() => {}, { logo });
    expect(pictureCount(pdf)).toBe(1);
    expect(pdfPages(pdf)[0]).not.toContain('Proefhandel B.V.');
  });

  it('breaks a long text over pages without losing a word', async () => {
    const words = Array.from({ length: 2_000 }, (_, at) => `woord${at}`);
    const pages = pdfPages(await write((sheet) => sheet.text(words.join(' '), sheet.styles.body)));
    expect(pages.length).toBeGreaterThan(1);
    const found = pages
      .flat()
      .join(' ')
      .match(/woord\d+/g);
    expect(found).toEqual(words);
  });

  it('keeps a heading on the page of its text', async () => {
    const pages = pdfPages(
      await write((sheet) => {
        sheet.gap(600);
        sheet.heading('Kop');
        sheet.text('Inhoud', sheet.styles.body);
      }),
    );
    expect(pages).toHaveLength(2);
    expect(pages[1]).toEqual(expect.arrayContaining(['Kop', 'Inhoud']));
  });
});

describe('a table', () => {
  it('repeats its head on every page and keeps every row, in order', async () => {
    const pages = pdfPages(await write((sheet) => table(sheet, columns, rows(100))));
    for (const lines of pages) expect(lines.filter((line) => line === 'Artikel')).toHaveLength(1);
    const found = pages.flat().filter((line) => line.startsWith('Regel'));
    expect(found).toEqual(rows(100).map(([name]) => name));
  });

  it('has no head when no column has a title', async () => {
    const untitled = columns.map((column) => ({ ...column, title: '' }));
    const pdf = await write((sheet) => table(sheet, untitled, rows(2)));
    expect(pdfPages(pdf)[0]?.slice(2, 4)).toEqual(['Regel 0', '€ 0,00']);
  });

  it('breaks a row that is longer than a page between its lines', async () => {
    const long = Array.from({ length: 900 }, (_, at) => `zin${at}.`).join(' ');
    const text = pdfText(
      await write((sheet) => table(sheet, columns, [...rows(3), [long, '€ 1,00'], ['Slot', '']])),
    );
    expect(text.match(/zin\d+/g)).toEqual(Array.from({ length: 900 }, (_, at) => `zin${at}`));
    expect(text.match(/€ 1,00/g)).toHaveLength(2);
    expect(text.indexOf('Slot')).toBeGreaterThan(text.indexOf('zin899.'));
  });

  it('keeps a row together that fits on a page', async () => {
    const six = Array.from({ length: 6 }, (_, at) => `deel${at}`).join('\n');
    const pages = pdfPages(await write((sheet) => table(sheet, columns, [...rows(28), [six, '']])));
    const having = pages.filter((lines) => lines.some((line) => line.startsWith('deel')));
    expect(having).toHaveLength(1);
  });

  it('never breaks an amount: a column without a share is as wide as its content', async () => {
    const amount = '€ 1.543.200,00';
    const fitted = [
      { title: 'Artikel', share: 1 },
      { title: 'Bedrag', align: 'right' as const },
    ];
    const long = 'Handreinigingspasta met schuurmiddel '.repeat(9).trim();
    const lines = pdfPages(await write((sheet) => table(sheet, fitted, [[long, amount]]))).flat();
    expect(lines).toContain(amount);
  });

  it('breaks an article number at its dashes', async () => {
    const narrow = [
      { title: 'Artikel', maxWidth: 64 },
      { title: 'Omschrijving', share: 1 },
    ];
    const lines = pdfPages(
      await write((sheet) => table(sheet, narrow, [['LANG-NUMMER-12345678', 'Zeep']])),
    ).flat();
    expect(lines).toEqual(expect.arrayContaining(['LANG-', 'NUMMER-', '12345678']));
  });

  it('moves its last two rows along when the text after it would be alone on the next page', async () => {
    const pages = pdfPages(
      await write((sheet) => {
        table(sheet, columns, rows(29), { following: 200 });
        sheet.need(200);
        sheet.text('Totaal', sheet.styles.strong);
      }),
    );
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Regel 26');
    expect(pages[0]).not.toContain('Regel 27');
    expect(pages[1]).toEqual(expect.arrayContaining(['Regel 27', 'Regel 28', 'Totaal']));
  });

  it('cuts a word that is wider than its column', async () => {
    const code = 'X'.repeat(300);
    const lines = pdfPages(await write((sheet) => table(sheet, columns, [[code, '']]))).flat();
    expect(lines.filter((line) => /^X+$/.test(line)).join('')).toBe(code);
  });
});

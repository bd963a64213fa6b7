import type { CorpusFile } from './corpus-file.ts';

const TEXT = 'Artikelnr;Omschrijving;Prijs\r\nTB-1;Crème brûlée € 5;1,25\r\nTB-2;Müllzak;2,50\r\n';
const headings = ['Artikelnr', 'Omschrijving', 'Prijs'];
const rows = [
  ['TB-1', 'Crème brûlée € 5', '1,25'],
  ['TB-2', 'Müllzak', '2,50'],
];
const read = { headings, rows };

const SIGNS: Record<string, number> = { è: 0xe8, û: 0xfb, é: 0xe9, ü: 0xfc, '€': 0x80 };
const windows1252 = (text: string) => Buffer.from([...text].map((sign) => SIGNS[sign] ?? sign.charCodeAt(0)));
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

export const encodings: CorpusFile[] = [
  ['UTF-8', () => TEXT, { ...read, encoding: 'utf-8' }],
  ['UTF-8 with a byte order mark', () => `\uFEFF${TEXT}`, { ...read, encoding: 'utf-8' }],
  ['Windows-1252', () => windows1252(TEXT), { ...read, encoding: 'windows-1252' }],
  ['UTF-16 with a mark', () => Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), { ...read, encoding: 'utf-16le' }],
  ['UTF-16 without a mark', () => Buffer.from(TEXT, 'utf16le'), { ...read, encoding: 'utf-16le' }],
  ['UTF-16 with the high byte first', () => utf16be(`\uFEFF${TEXT}`), { ...read, encoding: 'utf-16be' }],
  ['UTF-16 with the high byte first and no mark', () => utf16be(TEXT), { ...read, encoding: 'utf-16be' }],
  [
    'the first accent far below the sample, in Windows-1252',
    () => windows1252(`Artikelnr;Prijs\n${'TB-1;1,25\n'.repeat(60_000)}TB-2é;2,50\n`),
    { count: 60_001, encoding: 'windows-1252' },
  ],
  [
    'an accent across the boundary of two pieces, in UTF-8',
    () => `Artikelnr;Naam\n${'a'.repeat(262_144 - 16)};é\nTB-2;é\n`,
    { count: 2, encoding: 'utf-8' },
  ],
  [
    'UTF-8 that was cut in the middle of a character',
    () => Buffer.from(TEXT.slice(0, 46)).subarray(0, -1),
    {
      encoding: 'utf-8',
    },
  ],
];

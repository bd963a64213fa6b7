import { expect, it } from 'vitest';
import { listFile } from '../../src/http/lists/list-file.ts';

const rows = Array.from({ length: 5_000 }, (_, at) => ({ name: `Rij ${at + 1} & co`, price: at + 0.5 }));
const file = (format: 'csv' | 'xlsx') =>
  listFile<(typeof rows)[number]>({
    ...{ format, name: 'een-heel-lange-naam-van-een-lijst-van-een-site', head: ['Naam', 'Prijs'] },
    lines: ({ name, price }) => [[name, price]],
    page: async (cursor = '0', size) => {
      const end = Number(cursor) + size;
      return { rows: rows.slice(Number(cursor), end), next: end < rows.length ? String(end) : null };
    },
  });

it('writes the same rows as CSV and as a workbook, over all pages', async () => {
  const csv = (await file('csv')).bytes.toString();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(5_001);
  expect(csv.match(/\uFEFF/g)).toHaveLength(1);
  expect(csv).toContain('Rij 5000 & co;4999,5');
  const { fileName, bytes } = await file('xlsx');
  expect(fileName).toMatch(/\.xlsx$/);
  const xml = bytes.toString();
  expect(xml.match(/<row r="/g)).toHaveLength(5_001);
  expect(new Set(xml.match(/<row r="\d+"/g))).toHaveLength(5_001);
  expect(xml).toContain('Rij 5000 &#38; co');
  expect(xml).toContain('<v>4999.5</v>');
  expect(/<sheet name="([^"]+)"/.exec(xml)?.[1]?.length).toBeLessThanOrEqual(31);
});

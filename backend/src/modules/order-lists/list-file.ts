import type { Site } from '../../db/schema/index.ts';
import type { Blob } from '../../http/implement.ts';
import { stationeryOf } from '../../pdf/stationery.ts';
import { listCsv } from './list-csv.ts';
import { writeList } from './list-pdf.ts';
import { rowsOf } from './list-rows.ts';
import { listXml } from './list-xml.ts';
import type { WholeList } from './read-list.ts';

/** 1 PDF, 2 XML, 3 CSV (docs/behaviour.md §11.3). */
export type ListFileType = 1 | 2 | 3;

/** 'bestellijst-weekbestelling': the list's name in a form that suits a file name. */
function fileName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `bestellijst-${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`.replace(/-$/, '');
}

/** A list as a file, drawn while no database connection is held. */
export async function listFile(site: Site, whole: WholeList, type: ListFileType, made: Date): Promise<Blob> {
  const { name, sortType } = whole.list;
  const rows = rowsOf(whole);
  const file = fileName(name);
  if (type === 2)
    return {
      fileName: `${file}.xml`,
      contentType: 'application/xml; charset=utf-8',
      bytes: listXml(name, rows, made),
    };
  if (type === 3)
    return { fileName: `${file}.csv`, contentType: 'text/csv; charset=utf-8', bytes: listCsv(rows) };
  const bytes = await writeList(await stationeryOf(site), { name, sortType, rows }, made);
  return { fileName: `${file}.pdf`, contentType: 'application/pdf', bytes };
}

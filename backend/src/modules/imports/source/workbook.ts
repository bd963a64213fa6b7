import { dateStyles } from '@toonbank/contract/sheets/sheet-dates';
import { sharedTexts } from '@toonbank/contract/sheets/sheet-xml';
import { joined, unzipText, type ZipEntry, zipEntries } from '@toonbank/contract/sheets/unzip';
import { xmlText } from '@toonbank/contract/sheets/xml-text';
import { SourceFault } from './source-fault.ts';

export interface Workbook {
  /** Visible sheets in their order. */
  sheets: { name: string; path: string }[];
  strings: readonly string[];
  /** Styles that show a number as a day. */
  dates: ReadonlySet<number>;
  /** By style the format of numbers, such as '0000000000000' or '0%'; '' for one of Excel's own. */
  formats: readonly string[];
  from1904: boolean;
  part(path: string): AsyncGenerator<string>;
}

/** Sheets of real price lists unpack to 5 to 60 times their size; a size below the floor is harmless. */
const MAX_RATIO = 150;
const FLOOR_BYTES = 32_000_000;
const MAX_PART_BYTES = 1_000_000_000;
/** All texts of a workbook are held at once. */
const MAX_TEXT_BYTES = 256_000_000;

const allowed = ({ packed, name }: ZipEntry) =>
  Math.min(
    name.endsWith('sharedStrings.xml') ? MAX_TEXT_BYTES : MAX_PART_BYTES,
    Math.max(FLOOR_BYTES, packed * MAX_RATIO),
  );

const attributeOf = (attributes: string, name: string) =>
  xmlText(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

/** Excel's own formats of percentages. */
const PERCENT: [id: string, code: string][] = [
  ['9', '0%'],
  ['10', '0.00%'],
];

/** The number format of each cell style, where it is not one of Excel's own. */
function formatCodes(xml: string): string[] {
  const codes = new Map(PERCENT);
  for (const [, attributes = ''] of xml.matchAll(/<numFmt\b([^>]*)>/g))
    codes.set(attributeOf(attributes, 'numFmtId'), attributeOf(attributes, 'formatCode'));
  const styles = xml.split('<cellXfs')[1]?.split('</cellXfs>', 1)[0] ?? '';
  return [...styles.matchAll(/<xf\b[^>]*?\bnumFmtId="(\d+)"/g)].map(([, id = '']) => codes.get(id) ?? '');
}

/** XML whose elements have no prefix. */
const unprefixed = (xml: string) => xml.replace(/<(\/?)\w+:(?=\w)/g, '<$1');

/** Targets of relations are relative to `xl/`, or begin with a slash. */
const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

function sheetsOf(workbook: string, relations: string): Workbook['sheets'] {
  const targets = new Map(
    [...relations.matchAll(/<Relationship\b([^>]*)>/g)].map(([, attributes = '']) => [
      attributeOf(attributes, 'Id'),
      pathOf(attributeOf(attributes, 'Target')),
    ]),
  );
  return [...workbook.matchAll(/<sheet\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const path = targets.get(attributeOf(attributes, 'r:id'));
    const isHidden = /hidden/i.test(attributeOf(attributes, 'state'));
    return path && !isHidden ? [{ name: attributeOf(attributes, 'name'), path }] : [];
  });
}

/** Opens a workbook; its sheets are read later, piece by piece. Macros are parts that nothing reads. */
export async function openWorkbook(file: Blob): Promise<Workbook> {
  const entries = await zipEntries(file);
  const part = (path: string): AsyncGenerator<string> => {
    const entry = entries.find(({ name }) => name === path);
    return entry ? unzipText(file, entry, allowed(entry)) : nothing();
  };
  const whole = async (path: string) => unprefixed(await joined(part(path)));
  const workbook = await whole('xl/workbook.xml');
  const sheets = sheetsOf(workbook, await whole('xl/_rels/workbook.xml.rels')).filter(({ path }) =>
    entries.some(({ name }) => name === path),
  );
  if (sheets.length === 0) throw new SourceFault(workbook === '' ? 'file_unknown' : 'file_damaged');
  const styles = await whole('xl/styles.xml');
  return {
    sheets,
    strings: await sharedTexts(part('xl/sharedStrings.xml')),
    dates: dateStyles(styles),
    formats: formatCodes(styles),
    from1904: /<workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(workbook),
    part,
  };
}

async function* nothing(): AsyncGenerator<string> {}

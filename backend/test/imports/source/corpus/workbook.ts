import { zip } from './zip.ts';

type Sheet = { name: string; rows: string; hidden?: boolean };

interface BookOptions {
  strings?: string[];
  styles?: string;
  from1904?: boolean;
  /** Prefix of every element, as some libraries write: `x:`. */
  prefix?: string;
  /** Further parts, such as macros. */
  parts?: Record<string, string | Buffer>;
}

/** A cell of a text, or of a number with a style. */
export const c = (reference: string, value: string | number, style = 0): string =>
  typeof value === 'number'
    ? `<c r="${reference}" s="${style}"><v>${value}</v></c>`
    : `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A row of cells in the columns from A. */
export const row = (line: number, ...values: (string | number | [number, style: number])[]): string => {
  const cells = values.map((value, at) => {
    const reference = `${String.fromCharCode(65 + at)}${line}`;
    return Array.isArray(value) ? c(reference, value[0], value[1]) : c(reference, value);
  });
  return `<row r="${line}">${cells.join('')}</row>`;
};

/** Styles 1: day, 2: percentage, 3: thirteen digits with zeros, 4: a number with 'dozen' behind it. */
const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000000000000"/><numFmt numFmtId="165" formatCode="0&quot; dozen&quot;"/></numFmts>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';

/** The parts of an Excel workbook with these sheets. */
export function bookParts(sheets: Sheet[], options: BookOptions = {}): Record<string, string | Buffer> {
  const { strings, styles = STYLES, from1904 = false, prefix = '', parts = {} } = options;
  const prefixed = (xml: string) => (prefix ? xml.replace(/<(\/?)(?=\w)/g, `<$1${prefix}`) : xml);
  const list = sheets.map(
    ({ name, hidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"${hidden ? ' state="hidden"' : ''}/>`,
  );
  const relations = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="sheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return {
    'xl/workbook.xml': prefixed(
      `<workbook><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': prefixed(styles),
    ...(strings && {
      'xl/sharedStrings.xml': prefixed(
        `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
      ),
    }),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        prefixed(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
    ...parts,
  };
}

export const book = (sheets: Sheet[] | string, options: BookOptions = {}): Buffer =>
  zip(bookParts(typeof sheets === 'string' ? [{ name: 'Blad1', rows: sheets }] : sheets, options));

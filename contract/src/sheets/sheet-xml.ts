import { DamagedZip } from './unzip.ts';
import { xmlText } from './xml-text.ts';

/** Of one row or one text; Excel's own limit of a cell is 32,767 characters. */
const MAX_ELEMENT = 2_000_000;

/** A cell of a worksheet as it is stored. */
export interface StoredCell {
  /** `s`: index of a shared text; `b`: 0 or 1; `e`: a spreadsheet's error; `d`: an ISO date; absent: a number. */
  type: string | undefined;
  /** Index of its style. */
  style: number;
  value: string;
  /** Without its sign `=`. */
  formula: string | undefined;
}

export interface StoredRow {
  /** Its number in the sheet, from 1. */
  line: number;
  /** By column; absent where a cell is not stored. */
  cells: (StoredCell | undefined)[];
}

/** 'C7' → 2 */
const columnOf = (reference: string) =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** All texts of an element, without formatting. */
export const textsIn = (xml: string): string =>
  [...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => xmlText(text)).join('');

/** Splits XML that arrives in pieces into the contents of its elements of one name, and their attributes. */
export async function* elementsIn(
  pieces: AsyncIterable<string>,
  name: string,
): AsyncGenerator<RegExpExecArray> {
  let text = '';
  let prefix: string | undefined;
  for await (const piece of pieces) {
    if (text.length > MAX_ELEMENT) throw new DamagedZip('large');
    text += piece;
    if (!piece.includes('>')) continue;
    prefix ??= /<(\w+:)?(?:worksheet|sst)\b/.exec(text)?.[1] ?? (text.length > 2_000 ? '' : undefined);
    const end = text.lastIndexOf('>') + 1;
    const whole = text.slice(0, end);
    const plain = prefix ? whole.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</') : whole;
    const pattern = new RegExp(`<${name}\\b([^>]*?)(?:/>|>(.*?)</${name}>)`, 'gs');
    let used = 0;
    for (let found = pattern.exec(plain); found; found = pattern.exec(plain)) {
      used = pattern.lastIndex;
      yield found;
    }
    text = plain.slice(used) + text.slice(end);
  }
}

const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`);
const [REFERENCE, TYPE, STYLE] = [attribute('r'), attribute('t'), attribute('s')];

/** Cells in columns beyond `maxColumns` are not read: one in the last column must not make a row of sixteen thousand. */
export async function* rowsIn(pieces: AsyncIterable<string>, maxColumns: number): AsyncGenerator<StoredRow> {
  let line = 0;
  for await (const [, row = '', xml = ''] of elementsIn(pieces, 'row')) {
    line = Number(REFERENCE.exec(row)?.[1] ?? line + 1);
    const cells: StoredRow['cells'] = [];
    for (const [, attributes = '', content = ''] of xml.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const reference = REFERENCE.exec(attributes)?.[1];
      const column = reference ? columnOf(reference) : cells.length;
      if (column >= maxColumns) continue;
      const type = TYPE.exec(attributes)?.[1];
      const value = /<v\b[^>]*>([^<]*)<\/v>/.exec(content)?.[1];
      const formula = value === undefined ? /<f\b[^>]*>([^<]*)<\/f>/.exec(content)?.[1] : undefined;
      cells[column] = {
        type: type === 'inlineStr' ? 'str' : type,
        style: Number(STYLE.exec(attributes)?.[1] ?? 0),
        value: type === 'inlineStr' ? textsIn(content) : xmlText(value ?? ''),
        formula: formula && xmlText(formula),
      };
    }
    yield { line, cells };
  }
}

/** The shared texts of a workbook, which cells name by their index. */
export async function sharedTexts(pieces: AsyncIterable<string>): Promise<string[]> {
  const texts: string[] = [];
  for await (const [, , item = ''] of elementsIn(pieces, 'si')) texts.push(textsIn(item));
  return texts;
}

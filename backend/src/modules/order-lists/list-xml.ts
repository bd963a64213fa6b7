import type { ListRow } from './list-rows.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML and removes the control characters that XML does not allow. */
const escaped = (value: string | number) =>
  String(value)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

const element = (name: string, value: string | number) => `    <${name}>${escaped(value)}</${name}>\n`;

function line(row: ListRow): string {
  return [
    '  <regel>\n',
    element('artikelnummer', row.articleNumber),
    element('omschrijving', row.name),
    element('merk', row.brand),
    element('groep', row.category),
    element('eenheid', row.unit),
    element('inhoud', row.content),
    element('aantal', row.quantity),
    element('ean', row.ean),
    row.price === undefined ? '' : element('prijs', row.price.toFixed(2)),
    element('notitie', row.note),
    element('leverbaar', row.available ? 'ja' : 'nee'),
    '  </regel>\n',
  ].join('');
}

/** Writes a list as XML. `made`: the instant of its creation. */
export function listXml(name: string, rows: readonly ListRow[], made: Date): Buffer {
  const head = `<bestellijst naam="${escaped(name)}" gemaakt="${made.toISOString()}">\n`;
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${head}${rows.map(line).join('')}</bestellijst>\n`;
  return Buffer.from(text);
}

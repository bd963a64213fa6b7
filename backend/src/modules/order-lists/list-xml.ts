import { escapeXml as escaped } from '../../lib/escape-xml.ts';
import type { ListRow } from './list-rows.ts';

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

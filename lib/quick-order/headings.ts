/** The meaning of a column by its heading. Of several columns with one meaning the first name in a list counts. */
export type Heading = 'number' | 'article' | 'ean' | 'order' | 'quantity' | 'pieces' | 'unit' | 'other';

const numberWord = '(?:nr|nummers?|no|num|numbers?|codes?|id)';
const owner = '(?:ons|onze|uw|jullie|jouw|eigen|our|your|intern|leveranciers?|supplier|toonbank)?';

/** Headings without case, accents, blanks and signs: 'Art.nr.' is `artnr`. */
const patterns: [Heading, RegExp][] = [
  [
    'number',
    new RegExp(`^${owner}(?:art|artikel|article|prod|product|item|part|sku)${numberWord}${owner}$|^sku$`),
  ],
  ['article', /^(?:art|artikel(?:en)?|articles?|item|product(?:en)?|code|nummer|nr|number)$/],
  [
    'ean',
    /^(?:ean|gtin|upc|barcodes?|streepjescodes?)(?:code|nummer|nr|number)?s?(?:verpakking|doos|stuk)?$/,
  ],
  ['order', /^(?:bestel|catalogus|order)(?:nr|nummer|code)$/],
  [
    'quantity',
    /^(?:bestel(?:de?)?|gewenste?|order)?(?:aantal(?:len)?|aant|qty|quantity|hoeveelheid|amount)(?:tebestellen|besteld|bestellen|gewenst|nodig|stuks|dozen|eenheden|verpakkingen|ordered)?$|^(?:te)?bestellen$|^nodig$|^gewenst$/,
  ],
  ['pieces', /^(?:stuks|stks|st|pcs|pieces|dozen)$/],
  [
    'unit',
    /^(?:verpakkings?|bestel|verkoop)?(?:eenheid|eenheden|eenh)$|^(?:verp(?:akking)?|units?|uom|ve|pack(?:aging|age)?)$/,
  ],
  [
    'other',
    /^(?:(?:artikel|product)?(?:omschrijving|beschrijving|naam|groep|name)|(?:item|product)?description|locatie|location|afdeling|merk|brand|groep|inhoud|(?:verkoop|netto|stuks)?prijs(?:exclbtw|inclbtw|perstuk)?|price|notitie|opmerking(?:en)?|remarks?|leverbaar|voorraad|stock|categorie|category|totaal|total|bedrag|leverancier|supplier|datum|date|kostenplaats|btw|vat)$/,
  ],
];

/** The meaning of a heading; undefined for any other text. */
export function headingOf(cell: string): Heading | undefined {
  if (cell.length > 40) return undefined;
  const plain = cell
    .toLowerCase()
    .normalize('NFD')
    .replace(/^((?:ean|gtin)[ -]?)1[34]\b/, '$1')
    .replace(/\(.*\)/, '');
  if (/\d/.test(plain)) return undefined;
  const glued = plain.replace(/[^a-z]/g, '');
  return patterns.find(([, pattern]) => pattern.test(glued))?.[0];
}

const codes: readonly (Heading | undefined)[] = ['number', 'article', 'ean', 'order'];

/** Whether a row names columns: at least a code, or two columns of which one is the quantity. */
export function areHeadings(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.some((cell) => /^\s*[\d.,-]/.test(cell))) return false;
  const found = filled.map(headingOf).filter((heading) => heading !== undefined);
  const hasCode = found.some((heading) => codes.includes(heading));
  return hasCode ? found.length > 1 || filled.length === 1 : found.length > 1 && found.includes('quantity');
}

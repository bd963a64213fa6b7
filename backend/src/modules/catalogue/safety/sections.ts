import type { WireProduct } from '@toonbank/contract';
import type { Branch } from '../../../db/schema/index.ts';
import { type HazardKind, specificationOf } from './hazard.ts';
import { type Phrases, phrases } from './phrases.ts';

export interface Section {
  title: string;
  /** Label and text. */
  rows: [string, string][];
}

/** The given value, or 'niet bepaald' where the data has none. */
const known = (value: string | undefined) => value ?? 'niet bepaald';

/** '< 5 %' stays on one line. */
const unbroken = (text: string) => text.replace(/([<\d]) (?=[\d%])/g, '$1\u00a0');

const dangers = ({ dangers: all }: Phrases) =>
  all.length > 0
    ? all.map(({ code, text }) => `${code}: ${text}`).join(' ')
    : 'Niet als gevaarlijk ingedeeld.';

/** The sixteen sections of a safety sheet, filled from the product's own data and its kind of hazard. */
export function safetySections(product: WireProduct, kind: HazardKind, branch: Branch): Section[] {
  const say = phrases[kind];
  const ph = specificationOf(product, 'pH');
  const rows: [title: string, rows: [string, string][]][] = [
    [
      'Het product en wie het levert',
      [
        ['Product', product.product_name],
        ['Artikelnummer', product.product_ext_code],
        ['Gebruik', `${product.category}, voor professioneel gebruik`],
        ['Leverancier', `${branch.name}, ${branch.street}, ${branch.postcode} ${branch.city}`],
        ['Telefoon', `${branch.phone} (kantooruren). Bij een ongeval: bel 112.`],
      ],
    ],
    [
      'Gevaren',
      [
        ['Signaalwoord', say.signal ?? 'Geen'],
        ['Gevaren', dangers(say)],
        ['Voorzorg', say.precautions.join(' ')],
      ],
    ],
    ['Samenstelling', [['Bestanddelen', unbroken(say.contains)]]],
    ['Eerste hulp', [['Maatregelen', say.firstAid]]],
    ['Brandbestrijding', [['Blussen', say.fire]]],
    ['Morsen en lekken', [['Opruimen', say.spill]]],
    [
      'Gebruik en opslag',
      [
        ['Dosering', known(specificationOf(product, 'Dosering'))],
        ['Opslag', say.storage],
      ],
    ],
    [
      'Bescherming van wie ermee werkt',
      [
        ['Persoonlijk', say.gloves],
        ['Ruimte', 'Gewone ventilatie is genoeg bij gebruik volgens het etiket.'],
      ],
    ],
    [
      'Eigenschappen',
      [
        ['pH', known(ph)],
        ['Inhoud', known(specificationOf(product, 'Inhoud') ?? specificationOf(product, 'Gewicht'))],
        ['Geur', known(specificationOf(product, 'Geur') ?? specificationOf(product, 'Parfum'))],
      ],
    ],
    ['Stabiliteit', [['Vermijden', say.avoid]]],
    ['Gezondheid', [['Gegevens', 'Er is met dit verzonnen product geen onderzoek gedaan.']]],
    ['Milieu', [['Gegevens', 'De tensiden gelden in dit voorbeeld als biologisch afbreekbaar.']]],
    ['Afval', [['Afvoeren', 'Lege verpakking bij het kunststof; resten als klein chemisch afval.']]],
    ['Vervoer', [['Indeling', say.transport]]],
    ['Regelgeving', [['Etiket', specificationOf(product, 'Keurmerk') ?? 'Geen bijzondere vermelding.']]],
    [
      'Overig',
      [
        [
          'Let op',
          'Dit is een demonstratiedocument. Product, samenstelling en alle gegevens zijn verzonnen; gebruik het niet als veiligheidsinformatie.',
        ],
      ],
    ],
  ];
  return rows.map(([title, section], at) => ({ title: `${at + 1}. ${title}`, rows: section }));
}

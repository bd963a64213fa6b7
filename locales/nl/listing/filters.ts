import type { FacetName } from '@toonbank/contract';
import { dutchNumber } from '../../../lib/dutch-number';
import { listControls, productCount } from '../product/buying';

/** '€ 5', '€ 12,50', '€ 0,125'. */
const euros = (amount: number) => `€\u00a0${dutchNumber(amount, Number.isInteger(amount) ? 0 : 2, 3)}`;

const names: Record<FacetName, string> = {
  merk: 'Merk',
  kleur: 'Kleur',
  maat: 'Maat',
  inhoud: 'Inhoud',
  afmeting: 'Afmeting',
  lagen: 'Lagen',
  materiaal: 'Materiaal',
  certificaat: 'Keurmerk',
  voorraad: 'Beschikbaarheid',
  prijs: 'Prijs',
};
const facetName = (facet: string) => (names as Partial<Record<string, string>>)[facet] ?? facet;

const kinds: Readonly<Record<string, string>> = {
  volume: 'Liter en ml',
  weight: 'Kilo en gram',
  length: 'Meter en cm',
  format: 'Formaat',
  vel: 'Vellen',
  '': 'Overig',
};

/** Texts of the filters, in a file of their own: their script is loaded on the first interaction. */
export const filters = {
  title: 'Filters',
  chosen: listControls.filters,
  close: 'Filters sluiten',
  show: (n: number) => (n === 0 ? 'Geen producten' : `Toon ${productCount(n)}`),
  facet: facetName,
  /** The heading of contents of one kind: units that are not measured name themselves ('Stuks'). */
  kind: (kind: string) => kinds[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1),
  sort: 'Sorteren op',
  sorts: {
    relevantie: 'Beste resultaat',
    'meest-besteld': 'Meest besteld',
    'naam-oplopend': 'Naam A–Z',
    'naam-aflopend': 'Naam Z–A',
    'prijs-oplopend': 'Prijs laag–hoog',
    'prijs-aflopend': 'Prijs hoog–laag',
    'prijs-per-gebruik': 'Prijs per gebruik',
  },
  applySort: 'Sorteer',
  moreValues: (n: number) => `Nog ${n} tonen`,
  valuesFailed: 'De overige keuzes laden lukte niet.',
  chips: 'Gekozen filters',
  clear: 'Alles wissen',
  remove: (facet: string, value: string) => `${facetName(facet)} ${value} weghalen`,
  price: {
    perUnit: 'Per verpakking',
    inclVat: 'Per verpakking, incl. btw',
    from: 'Van',
    to: 'Tot',
    apply: 'Toepassen',
    range: ({ from, to }: { from: number; to?: number }) =>
      to === undefined
        ? `vanaf ${euros(from)}`
        : from === 0
          ? `tot ${euros(to)}`
          : `${euros(from)} tot ${euros(to)}`,
  },
  later: {
    shown: (shown: number, all: number) => `${shown} van ${productCount(all)}`,
    failed: 'Meer producten laden lukte niet.',
  },
  failed: {
    title: 'De producten zijn nu niet te laden',
    text: 'Uw keuze kon net niet worden opgehaald. Probeer het over een ogenblik nog eens.',
    retry: 'Opnieuw proberen',
    whole: 'Alle producten zonder filters',
  },
  empty: {
    without: (facet: string, values: string) => `Zonder ${facetName(facet).toLowerCase()} ‘${values}’`,
    count: productCount,
    or: ' of ',
    products: 'Wel in dit assortiment',
  },
} as const;

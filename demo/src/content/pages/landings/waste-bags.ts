import { columns, h2, h3, p, questions } from '../../blocks.ts';
import { landingFamilies } from '../../landing-groups.ts';
import { shopLinks } from '../../shop-links.ts';
import type { LandingText } from './model.ts';

const bags = landingFamilies.afvalzakken;

/** Litres of a bag, its size, and the bin that it fits. */
const sizes = [
  ['10 liter', '36 x 46 cm', 'toiletemmertje, prullenbakje tot 8 liter'],
  ['20 liter', '45 x 50 cm', 'pedaalemmer en bureaubak tot 16 liter'],
  ['25 liter', '50 x 55 cm', 'pedaalemmer tot 20 liter'],
  ['30 liter', '60 x 60 cm', 'pedaalemmer en swingbak tot 26 liter'],
  ['60 liter', '60 x 80 of 70 x 90 cm', 'afvalbak van 40 tot 50 liter'],
  ['120 liter', '70 x 110 cm', 'werkwagen, inzamelrek, vuilnisvat van 75 liter'],
  ['140 liter', '80 x 110 cm', 'rolcontainer van 120 of 140 liter'],
  ['240 liter', '115 x 140 cm', 'rolcontainer van 240 liter'],
  ['400 liter', '130 x 170 cm', 'rolcontainer van 360 liter, foliebalen'],
] as const;

export const wasteBags: LandingText = ({ name, buyers, consumer, assortment }) => {
  const { sells, to } = shopLinks(assortment);
  const material = (label: string, value: string, ...rest: string[]) =>
    sells(bags, 'materiaal', value) ? [to(label, bags, 'materiaal', value), ...rest] : undefined;
  return {
    title: 'Afvalzakken',
    description: `Afvalzakken bij ${name}: welke maat past in welke bak, welke dikte voor welk afval. Met keuzehulp en tabel.`,
    blocks: [
      p(
        `Een afvalzak moet passen, heel blijven en niet duurder zijn dan nodig. ${name} levert ze aan ${buyers}, ${consumer ? 'per rol of per doos' : 'per rol, per doos en vaak ook per pallet'}.`,
      ),
      h2('Keuzehulp: welke afvalzak hebt u nodig?'),
      p('Kies in drie stappen: eerst de maat van de bak, dan de dikte voor het afval, dan het materiaal.'),
      h3('1. De maat: van bak naar zak'),
      columns(
        ['Zak', 'Afmeting', 'Past in'],
        ...sizes.map(([litres, size, bin]) =>
          sells(bags, 'inhoud', litres) ? [to(litres, bags, 'inhoud', litres), size, bin] : undefined,
        ),
      ),
      p(
        'Staat uw bak er niet bij? Meet de omtrek, deel die door twee en tel er 5 tot 10 cm bij op: dat is de breedte. De hoogte van de bak plus 15 cm voor de omslag is de lengte. Een zak die te krap zit, scheurt bij het uitnemen.',
      ),
      h3('2. De dikte: wat gaat erin?'),
      columns(
        ['Dikte', 'Geschikt voor', 'Niet voor'],
        ['T8 tot T15', 'papier, tissues, sanitair en kantoor', 'vocht en scherpe randen'],
        ['T25 tot T35', 'dagelijks droog restafval, bekers, verpakkingen', 'zware natte resten'],
        ['T45 tot T60', 'nat en gemengd afval uit keuken en horeca', 'glas en puin'],
        ['T70', 'tuinafval, hout, puin en scherpe resten', 'naalden: die horen in een naaldcontainer'],
      ),
      p(
        'De T is de dikte van de folie in micron: T50 is 0,05 mm. Vergelijk dikte alleen binnen hetzelfde materiaal, want HDPE is bij dezelfde dikte stugger dan LDPE.',
      ),
      h3('3. Het materiaal'),
      columns(
        ['Materiaal', 'Eigenschap', 'Kies dit voor'],
        material('HDPE', 'HDPE', 'dun, stug en knisperend', 'licht en droog afval, tegen de laagste prijs'),
        material('LDPE', 'LDPE', 'soepel, rekt voordat het scheurt', 'hoekig en zwaar afval'),
        material(
          'Gerecycled LDPE',
          'gerecycled LDPE',
          'bijna even sterk als nieuw',
          'het meeste dagelijkse werk',
        ),
        material('Bioplastic', 'composteerbaar', 'laat damp door, EN 13432', 'gft, swill en koffiedik'),
      ),
      h2('Veelgestelde vragen'),
      ...questions(
        [
          'Hoeveel liter zak past in een bak van 50 liter?',
          'Neem 60 liter. De zak slaat over de rand en heeft boven nog een hand ruimte nodig om hem dicht te knopen.',
        ],
        [
          'Is gerecycled even sterk?',
          'Bij een iets dikkere folie wel. Een gerecyclede zak T50 draagt in de praktijk wat een nieuwe T45 draagt, en is voordeliger.',
        ],
        [
          'Mag een composteerbare zak overal bij het gft?',
          'Nee, dat bepaalt uw inzamelaar. Vraag ernaar voordat u overstapt, en let op EN 13432 op de zak zelf.',
        ],
        [
          'Hoe lang kan ik zakken bewaren?',
          'Kunststof zakken droog en donker jarenlang. Composteerbare zakken worden bros: gebruik ze binnen een jaar.',
        ],
      ),
    ],
  };
};

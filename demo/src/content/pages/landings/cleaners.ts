import { slugify } from '../../../../../lib/slug.ts';
import { columns, h2, h3, p, questions, ul } from '../../blocks.ts';
import { shopLinks } from '../../shop-links.ts';
import type { LandingText } from './model.ts';

/** pH (a range that does not wrap), products, use, and where not to use it. */
const scale = [
  [
    '1\u2060–\u20602',
    'Ontkalkers',
    /^ontkalker/,
    'kalk, urinesteen, cementsluier',
    'marmer en ander kalkhoudend steen',
  ],
  [
    '2',
    'Toiletreinigers',
    /^toiletreiniger/,
    'aanslag en roest in pot en urinoir',
    'marmer en beschadigd email',
  ],
  [
    '3\u2060–\u20604',
    'Sanitairreinigers',
    /^sanitairreiniger/,
    'dagelijks sanitair, lichte kalk',
    'marmer en ander kalkhoudend steen',
  ],
  ['7', 'Glasreinigers', /^glasreiniger/, 'vingers en aanslag op glas', '–'],
  [
    '7\u2060–\u20608',
    'Interieurreinigers',
    /^interieurreiniger/,
    'bureaus, deuren, meubels',
    'onbehandeld hout',
  ],
  ['8', 'Allesreinigers', /^allesreiniger/, 'al het waterbestendige', '–'],
  ['8\u2060–\u20609', 'Vloerreinigers', /^vloerreiniger/, 'dagelijks moppen', '–'],
  [
    '10\u2060–\u206011',
    'Keukenreinigers',
    /^keukenreiniger/,
    'vet op werkblad en rvs',
    'aluminium, bij lang inwerken',
  ],
  [
    '12\u2060–\u206013',
    'Ontvetters',
    /^ontvetter/,
    'ingebrande olie, roet, dierlijk vet',
    'aluminium en gelakt hout',
  ],
  [
    '13\u2060–\u206014',
    'Ovenreinigers',
    /^ovenreiniger/,
    'ingebrand vet in oven en grill',
    'aluminium, en nooit zonder handschoenen',
  ],
] as const;

export const cleaners: LandingText = ({ name, buyers, consumer, houseBrand, assortment }) => {
  const { sells, to } = shopLinks(assortment);
  return {
    title: 'Schoonmaakmiddelen',
    description: `Schoonmaakmiddelen bij ${name}: kies op pH, op ruimte en op verpakking. Met keuzehulp en pH-schaal.`,
    blocks: [
      p(
        `Het beste middel is het mildste middel dat het vuil nog wegkrijgt. ${name} levert reinigers aan ${buyers}, kant-en-klaar in de flacon of als concentraat in de can.`,
      ),
      h2('Keuzehulp: kies op pH'),
      p(
        'De pH zegt hoe zuur of alkalisch een middel is. Zuur (onder 6) lost kalk op, neutraal (6 tot 8) is voor elke dag, alkalisch (boven 8) lost vet op. Hoe verder van 7, hoe sterker, en hoe meer het oppervlak en uw huid het merken.',
      ),
      columns(
        ['pH', 'Middel', 'Tegen', 'Niet op'],
        ...scale.map(([ph, label, family, against, never]) =>
          sells(family) ? [ph, to(label, family), against, never] : undefined,
        ),
      ),
      h3('Concentraat of kant-en-klaar'),
      columns(
        ['Dosering', 'Uit een can van 5 liter', 'Bij een emmer van 8 liter per keer'],
        ['25 ml op 5 liter water', '1.000 liter sop', '125 emmers'],
        ['40 ml op 8 liter water', '1.000 liter sop', '125 emmers'],
        ['250 ml op 5 liter water', '100 liter sop', '12 emmers'],
      ),
      p(
        'Een concentraat kost per liter meer en per emmer minder, mits u doseert: met de hand gieten verbruikt al gauw het dubbele, en te veel middel maakt een vloer plakkerig. Kant-en-klaar is handig waar zelden of door veel verschillende mensen wordt schoongemaakt.',
      ),
      h3('Eén kleur per ruimte'),
      ul(
        'Rood: toilet en urinoir.',
        'Geel: wastafel, kraan en tegel.',
        'Blauw: interieur en bureau.',
        'Groen: keuken.',
      ),
      p(
        `Zo komt de doek van het toilet nooit in de keuken. Wie overzicht wil, begint met drie middelen: een neutrale reiniger, een sanitairreiniger en een ontvetter. Ons huismerk [${houseBrand}](/nl/c/merken/${slugify(houseBrand)}) is een voordelig begin.`,
      ),
      h2('Veilig werken'),
      ul(
        'Nooit twee middelen mengen. Zuur met chloor geeft giftig chloorgas.',
        'Lees het etiket en draag handschoenen bij pH onder 3 en boven 11; bij sproeien ook een bril.',
        consumer
          ? 'Bewaar middelen in de eigen verpakking, buiten bereik van kinderen.'
          : 'Giet nooit over in een fles zonder etiket, en bewaar de veiligheidsbladen waar iedereen ze vindt.',
      ),
      h2('Veelgestelde vragen'),
      ...questions(
        [
          'Waarom blijft de vloer plakken?',
          'Meestal door te veel middel. Dweil een keer na met schoon water en doseer daarna met een maatdop.',
        ],
        [
          'Is desinfecteren hetzelfde als schoonmaken?',
          'Nee. Schoonmaken haalt vuil weg, desinfecteren doodt micro-organismen en werkt alleen op een oppervlak dat al schoon is.',
        ],
        [
          'Wat zegt het EU Ecolabel?',
          'Dat het hele middel is beoordeeld: grondstoffen, afbreekbaarheid, verpakking en of het ook werkelijk schoonmaakt.',
        ],
      ),
    ],
  };
};

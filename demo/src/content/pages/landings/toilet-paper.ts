import type { Block } from '../../blocks.ts';
import { columns, h2, h3, p, questions } from '../../blocks.ts';
import { landingFamilies } from '../../landing-groups.ts';
import type { ShopFacts } from '../../model.ts';
import { shopLinks } from '../../shop-links.ts';
import type { LandingText } from './model.ts';

const paper = landingFamilies.toiletpapier;

/** Which roll fits which holder; left out for households. */
function systems({ assortment }: ShopFacts): Block[] {
  const { sells, to } = shopLinks(assortment);
  const system = (label: string, family: RegExp, ...rest: string[]) =>
    sells(family) ? [to(label, family), ...rest] : undefined;
  return [
    h3('Het systeem: wat hangt er aan de muur?'),
    columns(
      ['Systeem', 'Papier', 'Maat van de houder', 'Past bij'],
      system(
        'Gewone rol',
        /^toiletpapier-traditioneel/,
        '150–400 vel',
        'open houder',
        'hotelkamer, klein kantoor',
      ),
      system('Doprol', /^toiletpapier-doprol/, '68–100 m', 'rol tot 13,5 cm', 'kantoor, horeca, praktijk'),
      system(
        'Jumborol',
        /^toiletpapier-jumbo/,
        '180–525 m',
        'mini 19 cm, maxi 27 cm',
        'school, sporthal, drukke toiletgroep',
      ),
      system(
        'Gevouwen',
        /^toiletpapier-bulkpack/,
        '225–250 vel',
        'bulkpackdispenser',
        'zorg en horeca: vel voor vel',
      ),
    ),
    p(
      'In een afgesloten houder verdwijnt geen papier, en de volgende rol zakt pas als de vorige op is. Meet de binnenmaat voordat u van merk wisselt: een rol die niet past, is nooit voordelig.',
    ),
  ];
}

function layers({ assortment, consumer }: ShopFacts): Block[] {
  const { sells, to } = shopLinks(assortment);
  const kind = (label: string, value: string, ...rest: string[]) =>
    sells(paper, 'materiaal', value) ? [to(label, paper, 'materiaal', value), ...rest] : undefined;
  return [
    h3('Het aantal lagen'),
    columns(
      ['Lagen', 'Voelt', 'Goed om te weten'],
      consumer ? undefined : ['1-laags', 'dun en stevig', 'lange rollen; de meeste meters per doos'],
      ['2-laags', 'gewoon', 'valt snel uiteen, ook in oudere leidingen'],
      ['3-laags', 'zacht en dik', 'u pakt minder vellen'],
      ['4-laags', 'het zachtst', 'minder vellen op de rol'],
    ),
    h3('Het materiaal'),
    columns(
      ['Materiaal', 'Kleur', 'Kenmerk'],
      kind('Cellulose', 'cellulose', 'helder wit', 'het zachtst, uit nieuwe vezel met FSC-keurmerk'),
      kind('Tissue', 'tissue', 'wit', 'mengsel van nieuwe en gebruikte vezel'),
      kind('Gerecycled', 'gerecycled', 'wit of naturel', 'uit oud papier, met EU Ecolabel'),
      kind('Bamboe', 'bamboe', 'gebroken wit', 'zacht, van een snel groeiend gras'),
    ),
  ];
}

export const toiletPaper: LandingText = (shop) => ({
  title: 'Toiletpapier',
  description: shop.consumer
    ? `Toiletpapier bij ${shop.name}: hoeveel lagen, welk materiaal en hoeveel rollen. Met keuzehulp.`
    : `Toiletpapier bij ${shop.name}: welke rol past in welke houder, hoeveel lagen en hoeveel u nodig hebt. Met keuzehulp.`,
  blocks: [
    p(
      shop.consumer
        ? `Toiletpapier koopt u het voordeligst in een grote doos, en dat is precies wat ${shop.name} thuisbezorgt. Zo kiest u de rol die bij u past.`
        : `Toiletpapier is het artikel dat nooit op mag zijn. ${shop.name} levert het aan ${shop.buyers}, per pak, per doos en per pallet.`,
    ),
    h2('Keuzehulp: welk toiletpapier past bij u?'),
    ...(shop.consumer ? [] : systems(shop)),
    ...layers(shop),
    h3('Zo vergelijkt u eerlijk'),
    p(
      `Reken om naar meters. Een gewoon vel is 11 cm: een rol van 200 vel is dus 22 meter, een rol van 400 vel 44 meter.${shop.consumer ? '' : ' Eén maxi-jumborol van 380 meter vervangt ruim zeventien rollen van 200 vel.'} Deel de prijs door het aantal meters, dan vergelijkt u papier met papier en geen karton.`,
    ),
    h2('Veelgestelde vragen'),
    ...questions(
      shop.consumer
        ? [
            'Hoelang doe ik met een doos?',
            'Een gezin van vier gebruikt al gauw zes tot acht rollen van 200 vel per week. Met een doos van 48 rollen zit u zes tot acht weken goed.',
          ]
        : [
            'Hoeveel toiletpapier heb ik nodig?',
            'Reken op ongeveer vier meter per medewerker per werkdag en anderhalve meter per bezoeker. Veertig medewerkers gebruiken in een maand zo’n 3.400 meter: negen maxi-jumborollen.',
          ],
      [
        'Kan dik papier de leiding verstoppen?',
        'Zelden; toiletpapier valt in water uiteen. Keukenrol, tissues en vochtige doekjes doen dat niet en horen in de afvalbak.',
      ],
      [
        'Wat zegt een keurmerk?',
        'FSC zegt iets over het bos waar de vezel vandaan komt. Het EU Ecolabel kijkt naar het hele product: grondstof, water, energie en chemie.',
      ],
    ),
  ],
});

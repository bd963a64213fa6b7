import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import { type Block, columns, h2, p, question, ul } from '../../blocks.ts';
import type { DemoPage, ShopFacts } from '../../model.ts';
import { conditionsOf } from '../conditions.ts';

/** Working days after that of the order, at most, for what is available at once (docs/behaviour.md §7.4). */
export const usualDays = 2;

/** Until when an order comes that is placed on this day before the cut-off. */
export const latestDays: readonly (readonly [ordered: string, delivered: string])[] = [
  ['Maandag', 'woensdag'],
  ['Dinsdag', 'donderdag'],
  ['Woensdag', 'vrijdag'],
  ['Donderdag', 'maandag'],
  ['Vrijdag', 'dinsdag'],
];
/** After the cut-off on Friday, and in the weekend. */
export const afterWeekend = 'woensdag';

const businessReturns = [
  'Ongeopende verpakkingen kunt u tot veertien dagen na levering aan ons terugsturen.',
  'Meld het eerst, dan sturen wij u een retourbon.',
  'Artikelen die op maat zijn gemaakt of bedrukt, nemen wij niet terug.',
];
const consumerReturns = [
  `Ja: tot ${withdrawalTerms.days} dagen na ontvangst mag u een bestelling herroepen, ook als u de verpakking hebt geopend.`,
  'Dat doet u met één formulier: [hier de overeenkomst herroepen](/nl/herroepen). De kosten van het terugzenden zijn voor u.',
  'Verzegelde hygiëneproducten waarvan u de verzegeling hebt verbroken, en artikelen die op maat zijn gemaakt of bedrukt, nemen wij niet terug.',
  'Alles staat op een rij bij [Herroepingsrecht](/nl/herroepingsrecht).',
];

function daysTable({ belgium, cutOff }: ShopFacts): Block {
  const rows = latestDays.map(([ordered, delivered]) => [`${ordered} vóór ${cutOff}`, delivered]);
  const head = belgium
    ? ['Besteld op', 'Uiterlijk bezorgd in Nederland', 'Uiterlijk bezorgd in België']
    : ['Besteld op', 'Uiterlijk bezorgd'];
  const all = [...rows, [`Vrijdag na ${cutOff}, zaterdag of zondag`, afterWeekend]];
  return columns(
    head,
    ...all.map(([ordered = '', day = '']) => (belgium ? [ordered, day, day] : [ordered, day])),
  );
}

const holidays = ({ belgium }: ShopFacts): Block[] =>
  belgium
    ? [
        p('Op feestdagen rijden wij niet. Een bestelling komt dan de eerstvolgende werkdag.'),
        columns(
          ['Feestdag', 'Nederland', 'België'],
          ['Nieuwjaar, tweede paasdag, Hemelvaart, tweede pinksterdag en Kerstmis', 'niet', 'niet'],
          ['Koningsdag en tweede kerstdag', 'niet', 'niet'],
          ['1 mei, 21 juli, 15 augustus, 1 en 11 november', 'wel', 'niet'],
        ),
        p(
          'Ons magazijn staat in Nederland. Is het daar een feestdag, dan rijden wij ook niet naar België. Bevrijdingsdag is eens in de vijf jaar een vrije dag.',
        ),
      ]
    : [
        p(
          'Nee. Op nieuwjaarsdag, tweede paasdag, Koningsdag, Hemelvaart, tweede pinksterdag en met Kerstmis rijden wij niet. Bevrijdingsdag is eens in de vijf jaar een vrije dag. Een bestelling komt dan de eerstvolgende werkdag.',
        ),
      ];

const days = (shop: ShopFacts): Block[] => [
  h2('Dagen en tijden'),
  question(
    'Wanneer heb ik mijn bestelling in huis?',
    p(
      `Wat direct leverbaar is, bezorgen wij doorgaans binnen twee werkdagen. Bestelt u op een werkdag vóór ${shop.cutOff}, dan is de volgende werkdag dag één.`,
    ),
    daysTable(shop),
    p(
      'Staat bij een product een langere levertijd, dan geldt die. Op welke dagen het kan, ziet u als u de bestelling afrondt.',
    ),
  ),
  question(
    'Kan ik zelf een dag kiezen?',
    p(
      'Ja. Bij het bestellen kiest u een van de mogelijke dagen, en een tijdvak als u dat wilt. Kiest u niets, dan komen wij zo snel mogelijk.',
    ),
  ),
  question('Bezorgt u op feestdagen?', ...holidays(shop)),
  question(
    'Kan ik mijn bestelling ook afhalen?',
    shop.consumer
      ? p('Nee. Wij zijn een webwinkel en hebben geen balie; alle bestellingen worden bezorgd.')
      : p(
          'Ja, en dan betaalt u geen verzendkosten. Kies bij het bestellen voor zelf afhalen: u ziet op welke dagen en uren uw bestelling klaar kan staan.',
        ),
  ),
];

function costs(shop: ShopFacts): Block[] {
  const { freeFrom, costs: inNetherlands, costsBelgium, vat } = conditionsOf(shop);
  return [
    h2('Verzendkosten'),
    question(
      'Wat kost de verzending?',
      shop.belgium
        ? columns(
            [`Artikelen in uw bestelling (${vat})`, 'Nederland', 'België'],
            [`Tot ${freeFrom}`, inNetherlands, costsBelgium],
            [`Vanaf ${freeFrom}`, 'gratis', 'gratis'],
          )
        : columns(
            [`Artikelen in uw bestelling (${vat})`, 'Verzending'],
            [`Tot ${freeFrom}`, inNetherlands],
            [`Vanaf ${freeFrom}`, 'gratis'],
          ),
      p(
        'In uw winkelwagen ziet u hoeveel er nog ontbreekt tot gratis verzending. Een korting met een actiecode telt daarvoor niet: het gaat om het bedrag vóór de korting.',
      ),
    ),
  ];
}

const receiving = (shop: ShopFacts): Block[] => [
  h2('Ontvangst'),
  question(
    'Krijg ik alles in één keer?',
    p(
      'Ja. Het product met de langste levertijd bepaalt wanneer alles komt. Wilt u een deel eerder, plaats dan twee bestellingen. Is er minder op voorraad dan u wilt, dan ziet u dat bij het product en in uw winkelwagen.',
    ),
  ),
  shop.consumer
    ? question(
        'Moet ik thuis zijn?',
        p(
          'De bezorger belt aan. Bent u er niet, dan gaat het pakket naar de buren of komt hij de volgende werkdag terug. In de opmerking bij uw bestelling kunt u aangeven waar het pakket anders mag staan.',
        ),
      )
    : question(
        'Moet er iemand aanwezig zijn?',
        p(
          'Liefst wel, om te tekenen voor ontvangst. Zet in de opmerking bij uw bestelling waar de chauffeur zich meldt, of waar hij alles mag neerzetten als er niemand is. Laat ook weten of er een laadklep nodig is.',
        ),
      ),
];

const problems = (shop: ShopFacts): Block[] => [
  h2('Schade en retour'),
  question(
    'Er ontbreekt iets of er is iets beschadigd. Wat nu?',
    p(
      `Meld het ons ${shop.consumer ? 'het liefst ' : ''}binnen vijf werkdagen op ${shop.phone} of via ${shop.mail('Schade of manco')}. Met het bestelnummer en een foto sturen wij het artikel alsnog, of krijgt u uw geld terug.`,
    ),
  ),
  question('Kan ik iets terugsturen?', ul(...(shop.consumer ? consumerReturns : businessReturns))),
];

export const delivery = (shop: ShopFacts): DemoPage => ({
  code: 'vragen-over-levering',
  title: 'Vragen over levering',
  description: `Levertijd, verzendkosten en ontvangst: zo levert ${shop.name} in ${conditionsOf(shop).area}.`,
  menu: 'vragen',
  blocks: [
    p(`Staat uw vraag er niet bij? Bel ${shop.phone}, of stuur ons onderaan deze pagina een bericht.`),
    ...days(shop),
    ...costs(shop),
    ...receiving(shop),
    ...problems(shop),
  ],
});

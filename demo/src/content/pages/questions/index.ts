import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import { columns, h2, p, ul } from '../blocks.ts';
import type { DemoPage, ShopFacts } from '../model.ts';
import { conditionsOf } from './conditions.ts';

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

const ordering = (shop: ShopFacts): DemoPage => {
  const { vat, payment } = conditionsOf(shop);
  const [question, answer] = shop.question;
  return {
    code: 'vragen-over-bestellen',
    title: 'Vragen over bestellen',
    description: `Hoe u bestelt en betaalt bij ${shop.name}, wat u doet met een vergissing en waar u uw bestelling terugvindt.`,
    menu: 'vragen',
    blocks: [
      h2('Hoe plaats ik een bestelling?'),
      p(
        'Zoek het artikel, kies de verpakking en het aantal en leg het in uw winkelwagen. Bij het afrekenen kiest u het afleveradres en de betaalwijze, en kunt u een eigen referentie en een opmerking meegeven. U krijgt direct een bestelnummer.',
      ),
      shop.consumer
        ? p(
            'U ziet alle prijzen inclusief btw. Om af te rekenen heeft u een account nodig; [dat maakt u in een minuut](/nl/nieuwe-klant).',
          )
        : p(
            `Prijzen ziet u nadat u bent ingelogd: dan staan uw eigen prijzen en staffels bij elk artikel, ${vat}. Nog geen account? [Vraag het aan](/nl/nieuwe-klant).`,
          ),
      h2('Hoe kan ik betalen?'),
      p(payment),
      h2('Wat zijn staffelprijzen?'),
      p(
        'Bij veel artikelen wordt de prijs lager als u er meer neemt. De staffel staat bij het artikel; in de winkelwagen geldt vanzelf de prijs die bij uw aantal hoort. Een artikel dat u in twee verpakkingen bestelt, telt per verpakking.',
      ),
      h2('Kan ik een bestelling nog wijzigen?'),
      p(
        `Zolang wij niet zijn begonnen met inpakken, kan dat. Bel ons zo snel mogelijk op ${shop.phone} en houd uw bestelnummer bij de hand.`,
      ),
      h2('Waar vind ik mijn bestellingen terug?'),
      p(
        'In [Mijn account](/nl/mijn-account) staan al uw bestellingen met hun status. U zoekt er op artikelnaam of artikelnummer.',
      ),
      h2('Ik ben mijn wachtwoord vergeten'),
      p(
        '[Vraag een nieuw wachtwoord aan](/nl/wachtwoord-vergeten): u krijgt een e-mail met een link waarmee u er zelf een kiest.',
      ),
      h2(question),
      p(answer),
    ],
  };
};

const delivery = (shop: ShopFacts): DemoPage => {
  const { freeFrom, costs, costsBelgium, vat, area } = conditionsOf(shop);
  return {
    code: 'vragen-over-levering',
    title: 'Vragen over levering',
    description: `Levertijd, verzendkosten en ontvangst: zo levert ${shop.name} in ${area}.`,
    menu: 'vragen',
    blocks: [
      h2('Wanneer heb ik mijn bestelling in huis?'),
      p(
        'Producten die direct leverbaar zijn, leveren wij doorgaans binnen twee werkdagen. Staat bij een product een langere levertijd, dan geldt die. Op welke dagen het kan, ziet u als u de bestelling afrondt.',
      ),
      ...(shop.belgium ? [p('In België is dat even snel, behalve op Belgische feestdagen.')] : []),
      h2('Wat kost de verzending?'),
      shop.belgium
        ? columns(
            [`Artikelen in uw bestelling (${vat})`, 'Nederland', 'België'],
            [`Tot ${freeFrom}`, costs, costsBelgium],
            [`Vanaf ${freeFrom}`, 'gratis', 'gratis'],
          )
        : columns(
            [`Artikelen in uw bestelling (${vat})`, 'Verzending'],
            [`Tot ${freeFrom}`, costs],
            [`Vanaf ${freeFrom}`, 'gratis'],
          ),
      p('In uw winkelwagen ziet u hoeveel er nog ontbreekt tot gratis verzending.'),
      h2('Krijg ik alles in één keer?'),
      p(
        'Ja. Het product met de langste levertijd bepaalt wanneer alles komt. Wilt u een deel eerder, plaats dan twee bestellingen. Is er minder op voorraad dan u wilt, dan ziet u dat bij het product en in uw winkelwagen.',
      ),
      h2('Moet ik thuis of aanwezig zijn?'),
      shop.consumer
        ? p(
            'De bezorger belt aan. Bent u er niet, dan gaat het pakket naar de buren of komt hij de volgende werkdag terug. In de opmerking bij uw bestelling kunt u aangeven waar het pakket anders mag staan.',
          )
        : p(
            'Iemand neemt de zending aan en tekent voor ontvangst. Geef in de opmerking bij uw bestelling door waar de chauffeur zich meldt, wanneer er iemand is en of er een laadklep nodig is.',
          ),
      h2('Er ontbreekt iets of er is iets beschadigd'),
      p(
        `Meld het ons binnen vijf werkdagen op ${shop.phone} of via ${shop.mail('Schade of manco')}. Met het bestelnummer en een foto regelen wij nalevering of een creditnota.`,
      ),
      h2('Kan ik iets terugsturen?'),
      ul(...(shop.consumer ? consumerReturns : businessReturns)),
    ],
  };
};

const help = (shop: ShopFacts): DemoPage => ({
  code: 'bestelhulp',
  title: 'Bestelhulp',
  description: `Sneller vinden en bestellen bij ${shop.name}: zoeken, filteren, verpakkingen en staffels uitgelegd.`,
  menu: 'vragen',
  blocks: [
    p(
      `Weet u wat u zoekt, dan bent u hier in een paar klikken klaar. Weet u het nog niet, dan helpen deze tips, en anders onze mensen aan de telefoon.`,
    ),
    h2('Zoeken'),
    ul(
      'Zoek op naam, merk of artikelnummer. Een deel van het artikelnummer is genoeg.',
      'Een typefout is geen probleem: wij zoeken ook op woorden die erop lijken.',
      'Combineer woorden en maten, zoals ‘zak 60 liter’ of ‘handschoen nitril M’.',
    ),
    h2('Filteren'),
    p(
      'Naast elke lijst staan filters voor merk, kleur, inhoud, materiaal, keurmerk en beschikbaarheid. Achter elke keuze staat hoeveel artikelen u overhoudt. Gekozen filters haalt u bovenaan de lijst weer weg.',
    ),
    h2('Verpakkingen'),
    p(
      'Veel artikelen zijn er per stuk, per pak, per doos en soms per pallet. Bij elke verpakking staat hoeveel erin zit. De gangbaarste staat voorgeselecteerd.',
    ),
    h2('Liever overleggen?'),
    p(`Wij helpen u graag met ${shop.helps[0]}, ${shop.helps[1]} en ${shop.helps[2]}.`),
    p(`Bel ${shop.phone} of mail ${shop.mail('Bestelhulp')}.`),
  ],
});

export const questionPages = (shop: ShopFacts): DemoPage[] => [ordering(shop), delivery(shop), help(shop)];

import { h2, p, ul } from '../../blocks.ts';
import type { DemoPage, ShopFacts } from '../../model.ts';

export const help = (shop: ShopFacts): DemoPage => ({
  code: 'bestelhulp',
  title: 'Bestelhulp',
  description: `Sneller vinden en bestellen bij ${shop.name}: zoeken, filteren, verpakkingen en bestellijsten uitgelegd.`,
  menu: 'vragen',
  blocks: [
    p('Zo vindt u snel wat u zoekt. Komt u er niet uit, dan helpen onze mensen u aan de telefoon.'),
    h2('Zoeken'),
    ul(
      'Zoek op naam, merk of artikelnummer. Een deel van het artikelnummer is genoeg.',
      'Een typefout is geen probleem: wij zoeken ook op woorden die erop lijken.',
      'Combineer woorden, bijvoorbeeld een artikel met een maat, een kleur of een merk.',
    ),
    h2('Filteren'),
    p(
      'Naast elke lijst staan filters, bijvoorbeeld voor merk, kleur, inhoud, keurmerk en voorraad. Achter elke keuze staat hoeveel artikelen u overhoudt. Gekozen filters haalt u bovenaan de lijst weer weg.',
    ),
    h2('Verpakkingen'),
    p(
      'Veel artikelen zijn er per stuk, per pak, per doos en soms per pallet. Bij elke verpakking staat hoeveel erin zit. De gangbaarste is alvast gekozen.',
    ),
    h2('Sneller opnieuw bestellen'),
    ul(
      ...(shop.consumer
        ? []
        : ['Weet u de artikelnummers, gebruik dan [Snel bestellen](/nl/snel-bestellen).']),
      'Bewaar wat u vaak nodig hebt op een bestellijst in [Mijn account](/nl/mijn-account).',
      'Open een eerdere bestelling en leg alles met één klik opnieuw in uw winkelwagen.',
    ),
    h2('Liever overleggen?'),
    p('Wij denken graag mee over:'),
    ul(...shop.helps),
    p(`Bel ${shop.phone} of mail ${shop.mail('Bestelhulp')}.`),
  ],
});

import { h2, ol, p, ul } from '../blocks.ts';
import type { DemoPage, ShopFacts } from '../model.ts';
import { conditionsOf } from './conditions.ts';

const newCustomer = (shop: ShopFacts): DemoPage => {
  const { freeFrom } = conditionsOf(shop);
  return {
    code: 'nieuwe-klant',
    title: 'Nieuwe klant',
    description: `Klant worden bij ${shop.name}: wat wij van u nodig hebben en wat u ervan heeft.`,
    menu: 'service',
    blocks: [
      p(`Welkom bij ${shop.name}, leverancier van ${shop.range} voor ${shop.buyers}.`),
      h2('Wat u ervan heeft'),
      shop.consumer
        ? ul(
            `gratis verzending vanaf ${freeFrom}`,
            'uw adressen en eerdere bestellingen bij de hand',
            'voor verenigingen en bedrijven: betalen op factuur',
          )
        : ul(
            'uw eigen prijzen en staffels bij elk artikel',
            'betalen op factuur, met uw referentie erop',
            `gratis verzending vanaf ${freeFrom}`,
            'eerdere bestellingen en hun status bij de hand',
          ),
      h2(shop.consumer ? 'Zo maakt u een account' : 'Zo vraagt u een account aan'),
      p(
        shop.consumer
          ? 'Vul het formulier hieronder in. U krijgt meteen een e-mail met een link waarmee u uw wachtwoord kiest.'
          : 'Vul het formulier hieronder in. Wij controleren de gegevens en laten u doorgaans binnen één werkdag weten dat uw account klaarstaat.',
      ),
      p(
        `Liever persoonlijk? Bel ons op ${shop.phone} of stuur een e-mail naar ${shop.mail('Nieuwe klant')}. Heeft u al een account, dan kunt u direct [inloggen](/login).`,
      ),
    ],
  };
};

const newsletter = (shop: ShopFacts): DemoPage => ({
  code: 'inschrijven-nieuwsbrief',
  title: 'Inschrijven nieuwsbrief',
  description: `Eens per maand aanbiedingen, nieuwe artikelen en praktische tips van ${shop.name}.`,
  menu: 'service',
  blocks: [
    p(
      `Eens per maand schrijven wij wat er nieuw is, wat er in de aanbieding is en één artikel waar u iets aan heeft in uw werk. Niet vaker, en uw adres gaat niet naar anderen.`,
    ),
    p('Meld u hieronder aan met het adres waarop u hem wilt ontvangen. U krijgt een bevestiging.'),
    h2('Afmelden'),
    p(
      'Onderaan elke nieuwsbrief staat hoe u zich afmeldt. Een antwoord met ‘afmelden’ is ook genoeg; wij verwijderen uw adres dan binnen twee werkdagen.',
    ),
    p('Alvast iets lezen? Kijk bij [Nieuws](/nl/nieuws).'),
  ],
});

const tailored = (shop: ShopFacts): DemoPage => ({
  code: 'inkoop-op-maat',
  title: 'Inkoop op maat',
  description: `Vaste prijzen, een eigen assortiment en levering op afspraak: inkoop op maat bij ${shop.name}.`,
  menu: 'service',
  blocks: shop.consumer
    ? [
        p(
          'Koopt u in voor een vereniging, een kantine, een vakantiepark of een klein bedrijf? Dan kijken wij graag met u mee.',
        ),
        h2('Wat wij kunnen afspreken'),
        ul(
          'een vaste prijs voor een jaar op wat u veel gebruikt',
          'levering op een vaste dag',
          'betalen op factuur',
        ),
        h2('Zo werkt het'),
        p(
          `Vertel ons hieronder wat u per maand gebruikt, bel ${shop.phone} of mail ${shop.mail('Inkoop op maat')}; binnen twee werkdagen heeft u een voorstel.`,
        ),
      ]
    : [
        p(
          `Wie elke maand hetzelfde bestelt, hoeft niet elke maand opnieuw te kiezen. Voor ${shop.buyers} maken wij afspraken die passen bij uw verbruik.`,
        ),
        h2('Wat wij kunnen afspreken'),
        ul(
          'vaste prijzen voor een jaar, zichtbaar bij elk artikel zodra u inlogt',
          'een eigen assortiment, zodat iedereen hetzelfde bestelt',
          'jaarafname met levering op afroep',
          'meerdere afleveradressen en gebruikers binnen één account',
        ),
        h2('Zo gaat het'),
        ol(
          'U stuurt ons een overzicht van wat u nu gebruikt. Facturen van de laatste drie maanden zijn genoeg.',
          'Wij leggen het naast ons assortiment en laten zien waar het zuiniger of eenvoudiger kan.',
          'U krijgt een voorstel met prijzen per artikel. Bevalt het, dan staan ze de volgende dag in uw account.',
        ),
        h2('Maak een afspraak'),
        p(
          `Onze adviseurs helpen u graag met ${shop.helps[0]}, ${shop.helps[1]} en ${shop.helps[2]}. Bel ${shop.phone} of mail ${shop.mail('Inkoop op maat')}.`,
        ),
      ],
});

export const servicePages = (shop: ShopFacts): DemoPage[] => [
  newCustomer(shop),
  tailored(shop),
  newsletter(shop),
];

import { h2, ol, p, ul } from '../blocks.ts';
import type { DemoPage, ShopFacts } from '../model.ts';
import { conditionsOf } from './conditions.ts';

const newCustomer = (shop: ShopFacts): DemoPage => {
  const { freeFrom } = conditionsOf(shop);
  return {
    code: 'nieuwe-klant',
    title: 'Nieuwe klant',
    description: `Klant worden bij ${shop.name}: wat het u oplevert en wat wij van u nodig hebben.`,
    menu: 'service',
    blocks: [
      p(`Welkom bij ${shop.name}, leverancier van ${shop.range} voor ${shop.buyers}.`),
      h2('Uw voordelen'),
      shop.consumer
        ? ul(`gratis verzending vanaf ${freeFrom}`, 'uw adressen en eerdere bestellingen bij de hand')
        : ul(
            'uw eigen prijzen en staffels bij elk artikel',
            'betalen op factuur, met uw referentie erop',
            `gratis verzending vanaf ${freeFrom}`,
            'eerdere bestellingen en hun status bij de hand',
          ),
      h2('Wat u bij de hand houdt'),
      shop.consumer
        ? ul(
            'uw naam, adres en telefoonnummer',
            'een e-mailadres dat u regelmatig leest: daar komen onze berichten over uw bestelling binnen',
            'koopt u voor een vereniging of bedrijf: zet de naam daarvan bij de opmerkingen',
          )
        : ul(
            'de naam van uw bedrijf en het KvK-nummer',
            'uw btw-nummer, als u dat hebt',
            'het adres voor de factuur, en het adres waar wij leveren als dat een ander is',
            'een e-mailadres dat u regelmatig leest: daar komen onze berichten over uw bestelling binnen',
          ),
      h2(shop.consumer ? 'Zo maakt u een account' : 'Zo vraagt u een account aan'),
      p(
        shop.consumer
          ? 'Vul het formulier hierboven in. U krijgt meteen een e-mail met een link waarmee u uw wachtwoord kiest.'
          : 'Vul het formulier hierboven in. Wij controleren de gegevens en laten u binnen twee werkdagen weten dat uw account klaarstaat.',
      ),
      h2('Daarna'),
      p(
        'Na het inloggen vult u uw winkelwagen en kiest u bij het afrekenen het afleveradres. Hoe dat gaat, leest u bij [Vragen over bestellen](/nl/vragen-over-bestellen); wanneer wij komen, staat bij [Vragen over levering](/nl/vragen-over-levering).',
      ),
      p(
        `Liever persoonlijk? Bel ons op ${shop.phone} of stuur een e-mail naar ${shop.mail('Nieuwe klant')}. Hebt u al een account, dan kunt u meteen [inloggen](/login).`,
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
    p(
      'Meld u hieronder aan met het adres waarop u hem wilt ontvangen. U krijgt dan een e-mail met een link; pas als u daar op de knop drukt, staat u op de lijst. Zo kan niemand een ander aanmelden.',
    ),
    h2('Wat erin staat'),
    ul(
      'aanbiedingen, met de dag tot wanneer ze gelden',
      'nieuwe artikelen in ons assortiment',
      'een praktisch stuk dat u meteen kunt gebruiken',
    ),
    p(
      'U leest hem in een paar minuten. Alles wat erin staat, vindt u ook in de winkel; u mist dus niets als u een maand overslaat.',
    ),
    h2('Geen e-mail gekregen?'),
    p(
      `Kijk eerst bij uw ongewenste e-mail. Vindt u daar niets, dan is er misschien een letter verkeerd gegaan. Meld u dan na een uur nog een keer aan, of bel ${shop.phone}; wij kijken met u mee.`,
    ),
    p(
      'De link in de e-mail werkt zeven dagen. Een adres dat niet wordt bevestigd, vergeten wij na dertig dagen.',
    ),
    h2('Afmelden'),
    p(
      'Onderaan elke nieuwsbrief staat een link waarmee u zich afmeldt, zonder in te loggen. Veel mailprogramma’s hebben er ook een eigen knop voor. Wij verwijderen uw adres dan meteen. Wat overblijft is een afdruk waaruit uw adres niet te lezen is, zodat wij weten dat u zich hebt afgemeld.',
    ),
    p('Alvast iets lezen? Kijk bij [Nieuws](/nl/nieuws).'),
  ],
});

const tailored = (shop: ShopFacts): DemoPage => ({
  code: 'inkoop-op-maat',
  title: 'Inkoop op maat',
  description: shop.consumer
    ? `Een vaste prijs en een vaste bezorgdag voor uw vereniging: inkoop op maat bij ${shop.name}.`
    : `Vaste prijzen, een eigen assortiment en levering op afroep: inkoop op maat bij ${shop.name}.`,
  // A household needs it rarely: it stands in no menu there.
  menu: shop.consumer ? '' : 'service',
  blocks: shop.consumer
    ? [
        p('Koopt u in voor een vereniging, een kantine of een vakantiehuis? Dan kijken wij graag met u mee.'),
        h2('Wat wij kunnen afspreken'),
        ul('een vaste prijs voor een jaar op wat u veel gebruikt', 'bezorging op een vaste dag'),
        h2('Wat wij van u willen weten'),
        p(
          'Schrijf op wat u nu gebruikt en hoe vaak het op is. Een oude bon of factuur is genoeg; u hoeft geen artikelnummers op te zoeken. Vermeld ook waar wij moeten leveren en of daar overdag iemand is.',
        ),
        h2('Zoekt u één bepaald artikel?'),
        p(
          'Staat iets niet in onze winkel, vraag er dan naar. Noem het merk, de maat en het aantal. Wij laten weten of wij het kunnen leveren, wat het kost en hoe lang het duurt. Lukt het niet, dan zeggen wij dat ook.',
        ),
        h2('Zo werkt het'),
        p(
          `Schrijf ons hieronder wat u per maand gebruikt, bel ${shop.phone} of mail ${shop.mail('Inkoop op maat')}. Binnen twee werkdagen hebt u een voorstel.`,
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
          'meerdere afleveradressen binnen één account',
        ),
        h2('Zo gaat het'),
        ol(
          'U stuurt ons een overzicht van wat u nu gebruikt. Facturen van de laatste drie maanden zijn genoeg.',
          'Wij leggen het naast ons assortiment en laten zien waar het zuiniger of eenvoudiger kan.',
          'U krijgt een voorstel met prijzen per artikel. Bevalt het, dan staan die de volgende dag in uw account.',
        ),
        h2('Zoekt u één bepaald artikel?'),
        p(
          'Staat iets niet in onze winkel, vraag er dan naar. Noem het merk, de maat en het aantal, dan laten wij weten of wij het kunnen leveren.',
        ),
        h2('Maak een afspraak'),
        p('Onze adviseurs denken graag mee over:'),
        ul(...shop.helps),
        p(`Bel ${shop.phone} of mail ${shop.mail('Inkoop op maat')}.`),
      ],
});

export const servicePages = (shop: ShopFacts): DemoPage[] => [
  newCustomer(shop),
  tailored(shop),
  newsletter(shop),
];

import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import { type Block, h2, ol, p, question } from '../../blocks.ts';
import type { DemoPage, ShopFacts } from '../../model.ts';
import { conditionsOf } from '../conditions.ts';

const beforeOrder = (shop: ShopFacts): Block[] => [
  h2('Bestellen'),
  question(
    'Hoe plaats ik een bestelling?',
    ol(
      'Zoek het artikel, kies de verpakking en het aantal, en leg het in uw winkelwagen.',
      'Controleer uw winkelwagen en ga verder naar bestellen.',
      `Kies waar en wanneer wij bezorgen, en hoe u betaalt. ${shop.consumer ? 'Een opmerking' : 'Een eigen referentie of een opmerking'} kan er ook bij.`,
      'U krijgt meteen een bestelnummer, en de bevestiging per e-mail.',
    ),
  ),
  shop.consumer
    ? question(
        'Heb ik een account nodig?',
        p(
          'Om te bestellen wel, om te kijken niet: alle prijzen ziet u ook zonder account. [Een account maken](/nl/nieuwe-klant) duurt een minuut.',
        ),
      )
    : question(
        'Heb ik een account nodig?',
        p(
          'Ja. Zodra u bent ingelogd, staan uw eigen prijzen en staffels bij elk artikel. Hebt u nog geen account, [vraag het dan aan](/nl/nieuwe-klant).',
        ),
      ),
  ...(shop.consumer
    ? []
    : [
        question(
          'Ik weet de artikelnummers al. Kan het sneller?',
          p(
            'Ja, met [Snel bestellen](/nl/snel-bestellen). Typ, plak of scan artikelnummers of barcodes, of lees een bestand in. Alles komt in één keer in uw winkelwagen.',
          ),
        ),
      ]),
  question(
    'Kan ik bewaren wat ik vaak bestel?',
    p(
      'Ja. In [Mijn account](/nl/mijn-account) maakt u bestellijsten, en vindt u terug wat u eerder bestelde. Wat op vaste tijden nodig is, bestelt u met een herhaalorder.',
    ),
  ),
];

const paying = (shop: ShopFacts): Block[] => {
  const { payment } = conditionsOf(shop);
  return [
    h2('Prijzen en betalen'),
    question(
      'Zijn de prijzen met of zonder btw?',
      p(
        shop.consumer
          ? 'Alle prijzen zijn inclusief btw. Koopt u voor een bedrijf, dan kunt u de prijzen bovenaan de pagina ook exclusief btw bekijken.'
          : 'Alle prijzen zijn exclusief btw. Voordat u bestelt, ziet u hoeveel btw erbij komt en wat u in totaal betaalt.',
      ),
    ),
    question('Hoe kan ik betalen?', p(payment)),
    question(
      'Wat zijn staffelprijzen?',
      p(
        'Bij veel artikelen daalt de prijs als u er meer neemt. De staffel staat bij het artikel, en in uw winkelwagen geldt vanzelf de prijs die bij uw aantal hoort. Bestelt u een artikel in twee verpakkingen, dan telt elke verpakking apart.',
      ),
    ),
    question(
      'Waar vul ik een actiecode in?',
      p(
        'In de winkelwagen. U ziet meteen wat de korting is. Telt een code niet mee, dan staat erbij waarom niet.',
      ),
    ),
  ];
};

const afterOrder = (shop: ShopFacts): Block[] => [
  h2('Na uw bestelling'),
  question(
    'Kan ik een bestelling nog wijzigen of annuleren?',
    p(
      `Ja, zolang wij niet zijn begonnen met inpakken. Bel zo snel mogelijk ${shop.phone} en houd uw bestelnummer bij de hand.`,
    ),
  ),
  ...(shop.consumer
    ? [
        question(
          'Kan ik mij na ontvangst nog bedenken?',
          p(
            `Ja, tot ${withdrawalTerms.days} dagen na ontvangst. Dat doet u met één formulier: [hier de overeenkomst herroepen](/nl/herroepen). Wat er dan gebeurt, staat bij [Herroepingsrecht](/nl/herroepingsrecht).`,
          ),
        ),
      ]
    : []),
  question(
    'Waar vind ik mijn bestellingen terug?',
    p(
      'In [Mijn account](/nl/mijn-account) staan al uw bestellingen met hun status. U zoekt er op artikelnaam of artikelnummer, en bestelt met één klik alles opnieuw.',
    ),
  ),
  question(
    'Krijg ik een factuur?',
    p(
      'Ja. De factuur staat in [Mijn account](/nl/mijn-account) zodra uw bestelling is geleverd, als pdf om te bewaren.',
    ),
  ),
];

const account: Block[] = [
  h2('Uw account'),
  question(
    'Wat doe ik als ik mijn wachtwoord vergeten ben?',
    p(
      '[Vraag een nieuw wachtwoord aan](/nl/wachtwoord-vergeten). U krijgt een e-mail met een link waarmee u zelf een wachtwoord kiest.',
    ),
  ),
  question(
    'Hoe wijzig ik mijn adres of e-mailadres?',
    p(
      'In [Mijn account](/nl/mijn-account), bij Gegevens. Een nieuw e-mailadres geldt pas als u het hebt bevestigd met de link die wij erheen sturen.',
    ),
  ),
];

export const ordering = (shop: ShopFacts): DemoPage => ({
  code: 'vragen-over-bestellen',
  title: 'Vragen over bestellen',
  description: `Hoe u bestelt en betaalt bij ${shop.name}, wat u doet met een vergissing en waar u uw bestelling terugvindt.`,
  menu: 'vragen',
  blocks: [
    p(`Staat uw vraag er niet bij? Bel ${shop.phone}, of stuur ons onderaan deze pagina een bericht.`),
    ...beforeOrder(shop),
    ...paying(shop),
    ...afterOrder(shop),
    ...account,
    h2('Vaak gevraagd door onze klanten'),
    question(shop.question[0], p(shop.question[1])),
  ],
});

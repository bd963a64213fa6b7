import { retention } from '@toonbank/contract/law/retention';
import { columns, h2, p, ul } from '../blocks.ts';
import type { DemoPage, ShopFacts } from '../model.ts';

const years = (count: number) => (count === 1 ? '1 jaar' : `${count} jaar`);

/** The list of cookies and stored values is not part of the text: the shop adds it below (docs/behaviour.md §16.5). */
export const privacyPages = (shop: ShopFacts): DemoPage[] => [
  {
    code: 'privacy-veiligheid',
    title: 'Privacy en veiligheid',
    description: `Welke gegevens ${shop.name} bewaart, waarvoor, hoe lang, en hoe u ze inziet of laat verwijderen.`,
    menu: 'over-ons',
    blocks: [
      p(
        `Wij bewaren zo weinig mogelijk van u, en niet langer dan nodig. Verantwoordelijk voor uw gegevens is ${shop.company}, ${shop.address}. Hieronder leest u wat wij bewaren, waarom dat mag, wie het te zien krijgt en wat u daarover te zeggen hebt.`,
      ),
      h2('Welke gegevens, en waarom dat mag'),
      ...purposes(shop),
      h2('Geen volgsystemen'),
      p(
        'Wij volgen u niet op andere websites, tonen geen advertenties van anderen en verkopen geen gegevens. Er staan geen meetprogramma’s of knoppen van sociale media in de winkel. Wat er in uw browser wordt bewaard, staat [onderaan deze pagina](#opgeslagen).',
      ),
      h2('Wie gegevens van u krijgt'),
      ...receivers(shop),
      h2('Hoe lang wij gegevens bewaren'),
      ...periods(shop),
      h2('Veiligheid'),
      ul(
        'De verbinding met de winkel is versleuteld.',
        'Van uw wachtwoord bewaren wij alleen een versleutelde afdruk. Wij kunnen het niet lezen.',
        'Twaalf uur na het inloggen wordt u automatisch uitgelogd.',
        'Wie te vaak een verkeerd wachtwoord probeert, moet wachten.',
        'Wij vragen u nooit per e-mail of telefoon om uw wachtwoord.',
      ),
      p('Hebt u een lek of fout in onze winkel gevonden? Laat het ons weten; wij zijn u dankbaar.'),
      h2('Uw rechten'),
      ...rights(shop),
    ],
  },
];

/** Two columns: a third would not fit on a small phone. */
const withGround = ([data = '', purpose = '', ground = '']: string[]): string[] => [
  data,
  `${purpose}. Grondslag: ${ground.charAt(0).toLowerCase()}${ground.slice(1)}.`,
];

function purposes({ consumer }: ShopFacts) {
  return [
    columns(
      ['Gegevens', 'Waarvoor en op welke grond'],
      ...[
        [
          'Naam, e-mailadres, telefoonnummer en adressen',
          'Om uw account te beheren, te leveren en u te bereiken',
          'De overeenkomst met u',
        ],
        [
          'Bestellingen, betalingen en facturen',
          'Om ze uit te voeren, en voor onze administratie',
          'De overeenkomst met u, en de belastingwet',
        ],
        [
          'Wat u eerder kocht',
          'Om te laten zien wat u eerder bestelde en wat misschien bijna op is; u kunt er meteen mee bestellen',
          'Ons belang om u goed te helpen',
        ],
        consumer
          ? [
              'Herroepingen: naam, e-mailadres, bestelnummer, artikelen en tijdstip',
              'Om uw herroeping af te handelen en te kunnen bewijzen',
              'De wet op het herroepingsrecht',
            ]
          : undefined,
        consumer
          ? undefined
          : [
              'Aanvragen via een kastlabel: het artikel en de naam die erbij is ingevuld',
              'Om de aanvraag bij uw inkoper te brengen',
              'Het belang van uw organisatie om aanvragen te verwerken',
            ],
        ['Berichten die u ons stuurt', 'Om u te antwoorden', 'Ons belang om vragen te beantwoorden'],
        [
          'Uw adres voor de nieuwsbrief, en wanneer en waarmee u instemde',
          'Om hem u te sturen, en om uw toestemming te kunnen bewijzen',
          'Uw toestemming; afmelden kan altijd',
        ],
        [
          'IP-adres, tijdstip en opgevraagd adres in het technische logboek',
          'Om storingen en misbruik op te sporen',
          'Ons belang bij een veilige winkel',
        ],
      ].map((row) => row && withGround(row)),
    ),
    p(
      'Zonder naam, adres en e-mailadres kunnen wij niet leveren. Al het andere is vrijwillig. Een computer neemt geen besluiten over u waar u last van kunt hebben.',
    ),
  ];
}

function receivers({ consumer, belgium }: ShopFacts) {
  return [
    ul(
      'De vervoerder: uw naam, het afleveradres en uw telefoonnummer, om de zending te bezorgen.',
      'De betaaldienst, als u online betaalt: het bedrag en het bestelnummer. Uw bank- of kaartgegevens vult u bij de betaaldienst in; wij zien ze niet.',
      'Het bedrijf dat onze servers en e-mail beheert. Het mag de gegevens alleen gebruiken om dat voor ons te doen; dat is schriftelijk vastgelegd.',
      ...(!consumer && belgium
        ? [
            'De Europese Commissie (VIES), als u een Belgisch btw-nummer hebt: dat nummer, om te controleren of het geldig is.',
          ]
        : []),
      'De Belastingdienst en andere instanties, alleen als de wet het voorschrijft.',
    ),
    p(
      `Van de beoordelingsdienst halen wij ons cijfer en de beoordelingen op, met de naam die de schrijver daar opgaf; hij krijgt van deze winkel geen gegevens over u. ${consumer ? '' : 'Collega’s met een inlog van hetzelfde bedrijf zien elkaars bestellingen en bestellijsten.'}`.trim(),
    ),
  ];
}

function periods({ consumer }: ShopFacts) {
  return [
    columns(
      ['Gegevens', 'Bewaartermijn'],
      ['Account, adressen en bestellijsten', 'Tot u vraagt ze te verwijderen'],
      ['Bestellingen en facturen', 'Ten minste zeven jaar: dat vraagt de belastingwet'],
      ['Winkelwagen zonder account', 'Tot zeven dagen na uw laatste bezoek'],
      consumer
        ? ['Gegevens die u zonder account invult en waarmee u niets bestelt', 'Ongeveer een dag']
        : ['Antwoord van VIES over uw btw-nummer', 'Zo lang als de facturen, als bewijs'],
      ['Aanvraag van een account', `Tot ${years(retention.applicationYears)} na ons besluit`],
      ['Berichten aan ons', `${years(retention.messageYears)} in de winkel`],
      [
        'Vragen en meldingen in uw account, met foto’s',
        `Tot ${retention.taskYears} jaar nadat ze zijn opgelost`,
      ],
      consumer
        ? undefined
        : [
            'Verspilling die u noteert, met foto’s',
            `${retention.wasteYears} jaar; wat u verwijdert, ${retention.removedWasteDays} dagen`,
          ],
      ['Overzicht van verstuurde e-mails', `${years(retention.mailYears)}: aan wie, waarover en wanneer`],
      consumer ? ['Herroepingen', `${retention.withdrawalYears} jaar, net als de bestelling`] : undefined,
      consumer
        ? undefined
        : [
            'Namen bij aanvragen via een kastlabel',
            `Tot ${retention.shelfRequestDays} dagen nadat de aanvraag is afgehandeld`,
          ],
      ['Herhaalorders die u hebt verwijderd', `${retention.recurringOrderDays} dagen`],
      ['Inschrijving voor de nieuwsbrief die u niet bevestigt', `${retention.newsletterPendingDays} dagen`],
      [
        'Inschrijving voor de nieuwsbrief',
        'Tot u zich afmeldt. Dan verwijderen wij uw adres; een afdruk waaruit het niet te lezen is, blijft met de datums bewaard',
      ],
      ['Technisch logboek', 'Hooguit 30 dagen'],
      [
        'Logboek van medewerkers die met een klant meekijken',
        `${years(retention.simulationYears)}; in die tijd kunt u vragen wie er meekeek`,
      ],
    ),
  ];
}

function rights(shop: ShopFacts) {
  const belgium = shop.belgium
    ? ' Woont u in België, dan kan dat bij de [Gegevensbeschermingsautoriteit](https://www.gegevensbeschermingsautoriteit.be).'
    : '';
  return [
    ul(
      'Inzien welke gegevens wij van u hebben, en een kopie krijgen.',
      'Fouten laten verbeteren. Uw naam, e-mailadres en adressen wijzigt u zelf in [Mijn account](/nl/mijn-account).',
      'Gegevens laten verwijderen, voor zover de wet ons niet verplicht ze te bewaren.',
      'Bezwaar maken, of vragen het gebruik te beperken.',
      'Uw gegevens meenemen naar een ander, in een bestand.',
      'Uw toestemming intrekken, zoals die voor de nieuwsbrief.',
    ),
    p(
      `Mail ${shop.mail('Privacy')} of bel ${shop.phone}. Wij antwoorden binnen een maand; het kost u niets. Wij kunnen vragen wie u bent, zodat een ander niet bij uw gegevens komt. Bent u niet tevreden met ons antwoord, dan kunt u een klacht indienen bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl).${belgium}`,
    ),
  ];
}

import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import { h2, p, table, ul } from '../blocks.ts';
import type { DemoPage, ShopFacts } from '../model.ts';
import { conditionsOf } from './conditions.ts';

const about = (shop: ShopFacts): DemoPage => ({
  code: 'wie-zijn-wij',
  title: 'Wie zijn wij',
  description: `${shop.name} levert ${shop.range} aan ${shop.buyers}.`,
  menu: 'over-ons',
  image: `/media/${shop.site.id}/scenes/over-ons.svg`,
  blocks: [
    ...shop.story.map(p),
    h2('Waar wij u mee helpen'),
    ul(...shop.helps),
    h2('Wat u van ons mag verwachten'),
    p(
      'Wat direct leverbaar is, brengen wij doorgaans binnen twee werkdagen. Bij elk artikel staat of het er is, en bij het afrekenen ziet u op welke dagen wij kunnen komen. Gaat er iets mis, dan [lossen wij het op](/nl/vragen-over-levering).',
    ),
    h2('Waar u ons vindt'),
    p(
      `Ons kantoor en magazijn staan aan ${shop.address}. Bel ${shop.phone} of mail ${shop.mail('Vraag')}; de openingstijden vindt u onderaan elke pagina.`,
    ),
  ],
});

const terms = (shop: ShopFacts): DemoPage => {
  const { freeFrom, costs, costsBelgium, vat, payment } = conditionsOf(shop);
  const shipping = shop.belgium
    ? `Voor kleinere bestellingen rekenen wij ${costs} in Nederland en ${costsBelgium} in België.`
    : `Voor kleinere bestellingen rekenen wij ${costs}.`;
  return {
    code: 'leveringsvoorwaarden',
    title: 'Leveringsvoorwaarden',
    description: `De voorwaarden waaronder ${shop.name} levert: prijzen, verzending, betaling, retour en aansprakelijkheid.`,
    menu: 'over-ons',
    blocks: [
      p(
        `Deze voorwaarden gelden voor elke bestelling bij ${shop.company}. Met het plaatsen van een bestelling gaat u ermee akkoord.`,
      ),
      h2('1. Prijzen'),
      p(
        `Onze prijzen zijn ${vat}, tenzij anders vermeld. Een prijsafspraak gaat voor een staffelprijs, een staffelprijs voor de gewone prijs. Kennelijke vergissingen binden ons niet; wij nemen dan contact met u op voordat wij leveren.`,
      ),
      h2('2. Bestellen'),
      p(
        'Een bestelling is definitief zodra u een bestelnummer heeft gekregen. Bestellingen kunnen worden gewijzigd of geannuleerd zolang wij niet zijn begonnen met inpakken.',
      ),
      h2('3. Verzending en levering'),
      p(
        `Vanaf ${freeFrom} aan artikelen (${vat}) leveren wij zonder verzendkosten. ${shipping} Genoemde levertijden zijn zorgvuldig, maar geen uiterste termijnen. Het risico gaat over op het moment van aflevering.`,
      ),
      h2('4. Betaling'),
      p(
        `${payment} Facturen betaalt u binnen de termijn die op de factuur staat. Daarna mogen wij wettelijke rente rekenen.`,
      ),
      h2('5. Klachten en retour'),
      p(
        `Controleer de zending bij ontvangst. Zichtbare schade en tekorten meldt u binnen vijf werkdagen, andere gebreken binnen vijf werkdagen na ontdekking. ${shop.consumer ? 'Een artikel terugsturen kan ook zonder klacht: lees daarvoor het volgende punt.' : 'Ongeopende artikelen kunt u in overleg binnen veertien dagen terugsturen; maatwerk en bedrukte artikelen niet.'}`,
      ),
      ...(shop.consumer
        ? [
            h2('6. Bedenktijd voor consumenten'),
            p(
              `Koopt u als consument, dan mag u tot ${withdrawalTerms.days} dagen na ontvangst zonder opgaaf van redenen van de koop afzien, ook als u de verpakking hebt geopend. Verzegelde hygiëneproducten waarvan de verzegeling is verbroken, zijn uitgezonderd. De kosten van het terugzenden zijn voor u.`,
            ),
            p(
              'U doet het met één formulier: [hier de overeenkomst herroepen](/nl/herroepen). Hoe het verder gaat en het modelformulier staan bij [Herroepingsrecht](/nl/herroepingsrecht).',
            ),
          ]
        : [
            h2('6. Eigendom'),
            p(
              'Geleverde artikelen blijven ons eigendom totdat u alles heeft betaald wat u ons schuldig bent.',
            ),
          ]),
      h2('7. Aansprakelijkheid'),
      p(
        'Wij zijn aansprakelijk voor directe schade tot het bedrag van de factuur waarop de schade betrekking heeft. Volg altijd het etiket en het veiligheidsinformatieblad.',
      ),
      h2('8. Recht'),
      p('Op onze overeenkomsten is Nederlands recht van toepassing.'),
    ],
  };
};

const withdrawals: [string, string] = [
  'Herroepingen',
  'Naam, e-mailadres, bestelnummer en tijdstip: om uw herroeping af te handelen en te bewijzen.',
];

const privacy = (shop: ShopFacts): DemoPage => ({
  code: 'privacy-veiligheid',
  title: 'Privacy en veiligheid',
  description: `Welke gegevens ${shop.name} bewaart, waarvoor, hoe lang, en hoe u ze inziet of laat verwijderen.`,
  menu: 'over-ons',
  blocks: [
    p('Wij bewaren zo weinig mogelijk van u, en niet langer dan nodig. Dit is wat wij bewaren, en waarom.'),
    h2('Welke gegevens'),
    table(
      ['Account', 'Naam, e-mailadres, telefoonnummer en adressen: om te leveren en te factureren.'],
      ['Bestellingen', 'Wat u bestelde en wanneer: voor u om terug te zien, voor ons als administratie.'],
      ...(shop.consumer ? [withdrawals] : []),
      ['Wachtwoord', 'Alleen als versleutelde afdruk. Wij kunnen het niet lezen.'],
    ),
    h2('Cookies'),
    p(
      'Deze cookies zijn nodig om de winkel te laten werken. Wij volgen u niet en tonen geen advertenties van anderen.',
    ),
    table(
      ['sid', 'Houdt uw winkelwagen en uw inlog vast.'],
      ['toonbank.aud', 'Onthoudt of u bent ingelogd.'],
      ['toonbank.adminSid', 'Alleen voor onze medewerkers: houdt hun inlog vast.'],
      ['toonbank.beheer', 'Alleen voor onze medewerkers: onthoudt of zij zijn ingelogd.'],
      ['toonbank.bekijken', 'Alleen voor onze medewerkers: onthoudt hoe zij de winkel bekijken.'],
      ['toonbank.clientCode', 'Alleen voor onze medewerkers: onthoudt hun klantcode.'],
    ),
    h2('Opslag in uw browser'),
    p(
      'Uw browser bewaart daarnaast op uw eigen apparaat wat de winkel gemakkelijk maakt. U kunt dat in uw browser wissen.',
    ),
    table(
      ['toonbank.view', 'Of u lijsten als tegels of als regels bekijkt.'],
      ['toonbank.vat', 'Of u prijzen met of zonder btw bekijkt.'],
      ['toonbank.sound', 'Of snel bestellen een geluid maakt bij het scannen.'],
      ['toonbank.viewed', 'De artikelen die u het laatst bekeek, tot u uitlogt.'],
      ['toonbank.searches', 'Waar u het laatst naar zocht, tot u uitlogt.'],
      ['toonbank.quick-order', 'De regels die u bij snel bestellen hebt ingevuld, tot u ze bestelt.'],
      [
        'toonbank.labelRequests',
        'Aanvragen via een kastlabel die nog niet verstuurd konden worden, tot ze verstuurd zijn.',
      ],
      ['toonbank.order', 'Wat u bij het bestellen invult, tot u het tabblad sluit.'],
      ['toonbank.registration', 'Wat u bij het aanmelden invult, tot u het tabblad sluit.'],
      ['toonbank.message', 'Wat u in een bericht aan ons schrijft, tot u het tabblad sluit.'],
      ['toonbank.simulation', 'Alleen voor onze medewerkers: met welke klant zij meekijken.'],
    ),
    h2('Hoe lang'),
    p(
      'Een winkelwagen zonder account vervalt na zeven dagen. Facturen bewaren wij zeven jaar, omdat de wet dat vraagt. Uw account verwijderen wij op uw verzoek.',
    ),
    h2('Veiligheid'),
    ul(
      'Na twaalf uur wordt u automatisch uitgelogd.',
      'Wie te vaak een verkeerd wachtwoord probeert, moet wachten.',
      'Wij vragen u nooit per e-mail of telefoon om uw wachtwoord.',
    ),
    h2('Uw rechten'),
    p(
      `U mag uw gegevens inzien, laten verbeteren en laten verwijderen. Mail ${shop.mail('Privacy')} of bel ${shop.phone}. Heeft u een lek of fout in onze winkel gevonden? Laat het ons weten, wij zijn u dankbaar.`,
    ),
  ],
});

export const aboutPages = (shop: ShopFacts): DemoPage[] => [about(shop), terms(shop), privacy(shop)];

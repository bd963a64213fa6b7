import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import { type Block, h2, p, ul } from '../blocks.ts';
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
    h2('Waar wij over meedenken'),
    ul(...shop.helps),
    h2('Wat u van ons mag verwachten'),
    p(
      `Wat direct leverbaar is, brengen wij doorgaans binnen twee werkdagen. Bij elk artikel staat of het er is, en bij het afrekenen ziet u op welke dagen wij kunnen komen. Gaat er iets mis, dan [lossen wij het op](/nl/vragen-over-levering).${shop.consumer ? '' : ' Van wie wij inkopen, ziet u bij [onze leveranciers](/nl/leveranciers).'}`,
    ),
    h2('Waar u ons vindt'),
    p(
      `Ons kantoor en ons magazijn vindt u op één adres: ${shop.address}. Bel ${shop.phone} of mail ${shop.mail('Vraag')}. De openingstijden staan onderaan elke pagina, met ons KvK-nummer en btw-nummer.`,
    ),
  ],
});

/** A consumer gets an order within thirty days, unless another time was agreed upon. */
const deliveryTime = ({ consumer }: ShopFacts): string =>
  consumer
    ? 'Wij leveren uiterlijk dertig dagen na uw bestelling, tenzij wij samen een andere dag afspreken.'
    : 'Onze levertijden geven wij zorgvuldig op, maar het zijn geen uiterste termijnen.';

/** The law's guarantee of conformity, which no own guarantee replaces. */
const legalGuarantee = (belgium: boolean): string =>
  `U hebt altijd de wettelijke garantie: een artikel moet goed zijn en doen wat u ervan mag verwachten. Doet het dat niet, dan kost herstel of vervanging u niets, en kunt u uw geld terugkrijgen als dat niet lukt. In Nederland geldt dat zo lang als u redelijkerwijs met het artikel mag doen${belgium ? '; in België twee jaar na de levering' : ''}.`;

/** Businesses have short terms by agreement; what consumers may expect is the law's. */
const complaints = ({ consumer, belgium }: ShopFacts): Block[] =>
  consumer
    ? [
        p(
          'Controleer de zending bij ontvangst en meld zichtbare schade het liefst binnen vijf werkdagen. Een ander gebrek meldt u binnen twee maanden nadat u het hebt ontdekt. Wij herstellen het artikel, sturen een nieuw of betalen u terug, zoals de wet voorschrijft.',
        ),
        p(legalGuarantee(belgium)),
        p('Een artikel terugsturen kan ook zonder klacht. Lees daarvoor het volgende punt.'),
      ]
    : [
        p(
          'Controleer de zending bij ontvangst. Zichtbare schade en tekorten meldt u binnen vijf werkdagen, andere gebreken binnen vijf werkdagen na ontdekking. Ongeopende artikelen kunt u binnen veertien dagen na levering terugsturen, nadat u dat hebt gemeld; maatwerk en bedrukte artikelen niet.',
        ),
      ];

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
        `Voor elke bestelling bij ${shop.company} gelden deze voorwaarden. Met het plaatsen van een bestelling gaat u ermee akkoord.`,
      ),
      h2('1. Prijzen'),
      p(
        `Onze prijzen zijn ${vat}, tenzij anders vermeld. ${shop.consumer ? 'Een staffelprijs gaat voor de gewone prijs.' : 'Een prijsafspraak gaat voor een staffelprijs, een staffelprijs voor de gewone prijs.'} Kennelijke vergissingen binden ons niet; wij nemen dan contact met u op voordat wij leveren.`,
      ),
      h2('2. Bestellen'),
      p(
        'Een bestelling is definitief zodra u een bestelnummer hebt gekregen. Wijzigen of annuleren kan zolang wij niet zijn begonnen met inpakken.',
      ),
      h2('3. Verzending en levering'),
      p(
        `Vanaf ${freeFrom} aan artikelen (${vat}) leveren wij zonder verzendkosten. ${shipping} ${deliveryTime(shop)} Het risico gaat over op het moment van aflevering.`,
      ),
      h2('4. Betaling'),
      p(
        shop.consumer
          ? payment
          : `${payment} Een factuur betaalt u binnen de termijn die erop staat. Daarna mogen wij wettelijke handelsrente rekenen.`,
      ),
      h2('5. Klachten en retour'),
      ...complaints(shop),
      ...(shop.consumer
        ? [
            h2('6. Bedenktijd voor consumenten'),
            p(
              `Koopt u als consument, dan mag u tot ${withdrawalTerms.days} dagen na ontvangst zonder opgave van redenen van de koop afzien, ook als u de verpakking hebt geopend. Verzegelde hygiëneproducten waarvan de verzegeling is verbroken, zijn uitgezonderd. De kosten van het terugzenden zijn voor u.`,
            ),
            p(
              'U doet het met één formulier: [hier de overeenkomst herroepen](/nl/herroepen). Hoe het verder gaat en het modelformulier staan bij [Herroepingsrecht](/nl/herroepingsrecht).',
            ),
          ]
        : [
            h2('6. Eigendom'),
            p(
              'Geleverde artikelen blijven ons eigendom totdat u alles hebt betaald wat u ons schuldig bent.',
            ),
          ]),
      h2('7. Aansprakelijkheid'),
      p(
        shop.consumer
          ? 'Wij vergoeden schade waarvoor wij volgens de wet aansprakelijk zijn. Volg altijd het etiket en het veiligheidsinformatieblad.'
          : 'Wij zijn aansprakelijk voor directe schade tot het bedrag van de factuur waarop de schade betrekking heeft. Dat geldt niet bij opzet of grove schuld. Volg altijd het etiket en het veiligheidsinformatieblad.',
      ),
      h2('8. Recht'),
      p(
        shop.consumer
          ? 'Op onze overeenkomsten is Nederlands recht van toepassing. Woont u in België, dan houdt u daarnaast de bescherming van het Belgische consumentenrecht.'
          : 'Op onze overeenkomsten is Nederlands recht van toepassing.',
      ),
    ],
  };
};

export const aboutPages = (shop: ShopFacts): DemoPage[] => [about(shop), terms(shop)];

import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import { h2, p, ul } from '../blocks.ts';
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

export const aboutPages = (shop: ShopFacts): DemoPage[] => [about(shop), terms(shop)];

import { columns, h2, p, ul } from '../blocks.ts';
import type { DemoPage, ShopFacts } from '../model.ts';

/** The accessibility statement (docs/behaviour.md §16.4). The law asks for it where consumers buy. */
export const accessibilityPages = (shop: ShopFacts): DemoPage[] => [
  {
    code: 'toegankelijkheid',
    title: 'Toegankelijkheid',
    description: `Hoe toegankelijk de winkel van ${shop.name} is, wat nog beter moet en hoe u een probleem meldt.`,
    menu: 'over-ons',
    blocks: [
      p(
        `${shop.name} wil dat iedereen zelf kan bestellen, ook wie slecht ziet, geen muis gebruikt of liever rustig leest. ${
          shop.consumer
            ? 'De wet vraagt dat ook van winkels voor consumenten, sinds 28 juni 2025.'
            : 'De wet vraagt dat sinds 28 juni 2025 van winkels voor consumenten; wij leveren aan bedrijven en houden ons aan dezelfde eisen.'
        }`,
      ),
      h2('Waar deze verklaring over gaat'),
      p(
        'Over de hele winkel: van zoeken en kiezen tot afrekenen, uw account, de e-mails en de documenten. De pagina waarop u online betaalt, is van de betaaldienst en valt er niet onder.',
      ),
      h2('Aan welke eisen wij toetsen'),
      p(
        'Wij bouwen volgens de internationale richtlijnen WCAG 2.2, niveau AA. Daarin zitten de eisen die de Europese norm EN 301 549 aan websites stelt.',
      ),
      h2('Hoe toegankelijk de winkel nu is'),
      p(
        'De pagina’s van de winkel voldoen voor zover wij weten aan deze eisen. Voor documenten en filmpjes geldt dat nog niet helemaal. Wij hebben zelf getoetst; een onafhankelijk onderzoek is er nog niet.',
      ),
      columns(
        ['Wat wij toetsen', 'Hoe'],
        [
          'Kleuren, namen, koppen en formulieren',
          'Bij elke nieuwe versie met een toetsprogramma, op elke soort pagina',
        ],
        [
          'Klein scherm en 400% vergroting',
          'Bij elke nieuwe versie: niets valt weg, niets schuift over elkaar',
        ],
        [
          'Bedienen met alleen het toetsenbord',
          'Menu, zoeken, filters, winkelwagen en afrekenen, met steeds een zichtbare plek waar u bent',
        ],
        ['Minder beweging', 'Wie dat op het apparaat heeft ingesteld, ziet geen bewegende overgangen'],
        ['Een trage of haperende verbinding', 'Zoeken, bestellen en formulieren blijven werken'],
      ),
      h2('Wat nog niet goed is'),
      ul(
        'Facturen, pakbonnen en veiligheidsinformatiebladen zijn pdf-bestanden zonder de opmaak die een voorleesprogramma nodig heeft. Vraag ons om de inhoud; wij lezen die voor of sturen haar als gewone tekst. De regels en bedragen van een bestelling staan ook in Mijn account.',
        'Filmpjes hebben ondertiteling en een uitgeschreven tekst, maar geen gesproken beschrijving van het beeld.',
        'Met voorleesprogramma’s hebben wij de winkel nog niet door dagelijkse gebruikers laten toetsen.',
        'Teksten en foto’s komen van onze redactie. Daarin kan een beschrijving ontbreken; wij controleren dat elke nacht.',
      ),
      h2('Loopt u ergens tegenaan?'),
      p(
        `Mail ${shop.mail('Toegankelijkheid')} of bel ${shop.phone}. Vertel op welke pagina het was, wat u wilde doen en welk hulpmiddel u gebruikt. U krijgt binnen vijf werkdagen antwoord: wij lossen het op, of zeggen wanneer en hoe u intussen geholpen bent. Bestellen kan altijd ook per telefoon of e-mail, tegen dezelfde prijs.`,
      ),
      h2('Komt u er met ons niet uit?'),
      p(
        `Op webwinkels voor consumenten houdt in Nederland de [Autoriteit Consument & Markt](https://www.acm.nl) toezicht.${shop.belgium ? ' In België kunt u terecht bij de [FOD Economie](https://economie.fgov.be).' : ''} Daar kunt u een klacht melden.`,
      ),
      p('Deze verklaring is opgesteld op 23 november 2026. Wij herzien die ten minste eens per jaar.'),
    ],
  },
];

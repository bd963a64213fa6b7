import { h2, p, ul } from '../../blocks.ts';
import type { NewsText } from '../model.ts';

/** News about paper, bags and waste. */
export const recycledPaper: NewsText = {
  title: 'Gerecycled papier is wit geworden',
  intro: 'Grijs hoeft niet meer. De nieuwe soorten zijn licht van kleur en even sterk als voorheen.',
  tint: '#dfe8d6',
  prop: 'leaf',
  blocks: [
    p(
      'Oud papier wordt tegenwoordig beter van inkt ontdaan. Wat overblijft, is bijna zo wit als papier van nieuw hout. Er komt geen chloor aan te pas.',
    ),
    h2('In deze soorten op voorraad'),
    ul(
      '{{toiletpapier-traditioneel|toiletpapier op gewone rollen}}, twee- en drielaags',
      '{{vouwhanddoekjes|vouwhanddoekjes}} voor de bestaande dispensers',
      '{{handdoekrollen|handdoekrollen}} met een kern van karton',
      '{{keukenrollen|keukenrollen}} voor wie knoeit',
    ),
    p('Op de pagina van elk artikel staat welk keurmerk het draagt. Wilt u het eerst voelen? Vraag een rol.'),
  ],
};

export const jumbo: NewsText = {
  title: 'Grote rollen: één keer vullen voor de hele week',
  intro: 'Op drukke toiletten is een gewone rol binnen een uur op. Een grote houdt het dagen vol.',
  tint: '#dbe5ee',
  blocks: [
    p(
      'Wij breidden de keuze aan grote rollen uit. Er zijn nu meer lengtes, en van elke lengte is er een zachte en een zuinige soort.',
    ),
    ul(
      '{{toiletpapier-jumbo|jumborollen}} voor toiletten waar het de hele dag loopt',
      '{{toiletpapier-doprol|rollen met dop}}, die pas doordraaien als de vorige op is',
      '{{toiletroldispensers|houders met een slot}}, zodat de rol blijft waar hij hoort',
    ),
    p('Meet voor het bestellen de binnenkant van de houder: de doorsnede van de rol staat bij elk artikel.'),
  ],
};

export const napkins: NewsText = {
  title: 'Servetten in de kleuren van het seizoen, en in wit',
  intro: 'Vier nieuwe tinten die bij elkaar passen. De oude kleuren blijven gewoon leverbaar.',
  tint: '#f1ddd3',
  blocks: [
    p(
      'Wie een tafel dekt, wil over een jaar dezelfde kleur kunnen bijbestellen. Daarom komen er alleen tinten bij als wij weten dat ze blijven.',
    ),
    ul(
      '{{servetten-luxe|servetten die voelen als linnen}}, voor aan tafel',
      '{{servetten-tissue|tissueservetten}}, voor de lunch en het terras',
      '{{tafelrollen|tafelrollen}} in dezelfde kleuren',
    ),
    p(
      'De kleuren in de foto’s zijn zo echt mogelijk, maar een scherm blijft een scherm. Vraag een staal aan.',
    ),
  ],
};

export const tissues: NewsText = {
  title: 'Verkoudheidsseizoen: zet ze neer voordat het begint',
  intro: 'In oktober verkopen wij drie keer zoveel tissues als in juli. De voorraad is er klaar voor.',
  tint: '#e1e6f3',
  blocks: [
    p(
      'Een doos op elke tafel kost weinig en scheelt handen aan deurklinken. Denk ook aan een bak om ze in te gooien.',
    ),
    ul(
      '{{tissues|dozen tissues}}, plat of als kubus',
      '{{zakdoekjes|zakdoekjes in pakjes}}, voor onderweg',
      '{{zeep-pompflessen|zeep in een pompfles}}, voor wie net heeft geniesd',
    ),
    p('Bestelt u voor een heel gebouw? Per omdoos bent u voordeliger uit dan per stuk.'),
  ],
};

export const bags: NewsText = {
  title: 'Afvalzakken van oude folie: even sterk, half de grondstof',
  intro:
    'De zwarte zakken in ons magazijn zijn nu van gerecycled plastic. De maat en de dikte bleven gelijk.',
  tint: '#d9dfd8',
  prop: 'leaf',
  blocks: [
    p(
      'De folie komt van rekfolie en tuinbouwplastic. Na wassen en smelten wordt er weer een zak van. Wij vulden er honderd met nat karton en tilden ze een trap op. Twee scheurden.',
    ),
    ul(
      '{{vuilniszakken|vuilniszakken}} in alle gewone maten',
      '{{containerzakken|containerzakken}} voor bakken op wielen',
      '{{pedaalemmerzakken|pedaalemmerzakken}} voor kantoor en badkamer',
    ),
    p('Ruikt een pas geopende doos naar plastic? Dat trekt na een dag weg.'),
  ],
};

export const colours: NewsText = {
  title: 'Elke stroom een eigen kleur zak',
  intro: 'Wie de kleur ziet, weet wat erin mag. Wij hebben de kleuren nu in dezelfde dikte en maat.',
  tint: '#e8e3cd',
  blocks: [
    p('Scheiden lukt pas als het vanzelf gaat. Een zak in de kleur van de bak helpt, ook voor wie leegt.'),
    ul(
      '{{gekleurde-zakken|gekleurde zakken}}: blauw, groen, oranje, geel en rood',
      '{{afvalscheiding|bakken voor gescheiden afval}} met een deksel in dezelfde kleur',
      '{{afvalbakken|afvalbakken}} voor wat overblijft',
    ),
    p(
      'Vraag uw inzamelaar welke kleuren hij kent. Dat verschilt per gemeente, en een verkeerde kleur blijft staan.',
    ),
  ],
};

export const compost: NewsText = {
  title: 'Composteerbare zakken: wat mag er wel en niet in de groenbak?',
  intro: 'De regels zijn veranderd, en ze verschillen per gemeente. Een kort overzicht.',
  tint: '#dcebcb',
  prop: 'leaf',
  blocks: [
    p(
      'Een composteerbare zak vergaat in een installatie, niet in een hoek van de tuin. Let daarom op het kiemplantlogo: zonder dat logo hoort de zak bij het restafval.',
    ),
    ul(
      '{{composteerbare-zakken|composteerbare zakken}} met kiemplantlogo, van klein tot groot',
      '{{pedaalemmerzakken|pedaalemmerzakken}} voor het restafval ernaast',
    ),
    h2('Zo blijft de bak fris'),
    p('Verwissel de zak elke drie dagen, ook als hij niet vol is. Leg een krant op de bodem tegen lekken.'),
  ],
};

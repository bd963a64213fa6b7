import { type Video, video } from '../model.ts';
import { shot } from './shot.ts';

/** Films of the shops that serve one kind of work or place. */
export const placeVideos: Readonly<Record<string, Video>> = {
  vloerzorg: video({
    title: 'Een vloer in de was zetten',
    intro: 'Strippen, spoelen, twee dunne lagen. Dun is het geheim van een vloer die blijft glanzen.',
    tint: '#e6dfd1',
    shots: [
      shot(
        'arrive',
        'U hebt stripper, was, een emmer en moppen nodig.',
        'vloerstripper',
        'vloeronderhoud',
        'mopemmers',
      ),
      shot('mop', 'Veeg de vloer en breng de stripper aan.', 'vlakmoppen', 'vloerstripper'),
      shot('mop', 'Trek het vuile water weg na tien minuten.', 'vloertrekkers', 'mopemmers'),
      shot('drops', 'Spoel twee keer na en laat de vloer drogen.', 'mopemmers', 'strengmoppen'),
      shot('mop', 'Zet een dunne laag was met een schone mop.', 'vlakmoppen', 'vloeronderhoud'),
      shot('done', 'Na een uur de tweede laag, dwars op de eerste.', 'vloeronderhoud', 'vlakmoppen'),
    ],
  }),
  glasenraam: video({
    title: 'Een raam in één slag',
    intro: 'Inwassen, aanzetten, trekken. Met een droge rand begint u zonder strepen.',
    tint: '#d6e6f0',
    shots: [
      shot(
        'arrive',
        'Neem een inwasser, een raamwisser en een droge doek.',
        'inwassers',
        'raamwissers',
        'microvezeldoeken',
      ),
      shot('drops', 'Een dop concentraat op een emmer is genoeg.', 'ruitenconcentraat', 'mopemmers'),
      shot('wipe', 'Was het glas in, ook de hoeken.', 'inwassers'),
      shot('wipe', 'Maak de bovenrand droog met de doek.', 'microvezeldoeken'),
      shot('wipe', 'Trek in een slinger omlaag, zonder los te komen.', 'raamwissers'),
      shot(
        'done',
        'Droog het rubber na elk raam. Dat scheelt strepen.',
        'raamwissers',
        'inwassers',
        'microvezeldoeken',
      ),
    ],
  }),
  keukenhygiene: video({
    title: 'Werkbank schoon tussen twee gerechten',
    intro: 'Eerst het vuil, dan de bacteriën. In een halve minuut kunt u verder met het volgende gerecht.',
    tint: '#e3ead4',
    shots: [
      shot(
        'arrive',
        'Zet klaar: keukenreiniger, doek en desinfectie.',
        'keukenreiniger',
        'werkdoeken',
        'desinfectie-oppervlak',
      ),
      shot('wipe', 'Schuif resten van de bank, niet op de vloer.', 'werkdoeken'),
      shot('spray', 'Reinig het blad en neem het af.', 'keukenreiniger', 'werkdoeken'),
      shot('spray', 'Breng dan pas de desinfectie aan.', 'desinfectie-oppervlak'),
      shot(
        'drops',
        'Laat het inwerken zo lang als het etiket zegt.',
        'desinfectie-oppervlak',
        'handschoenen-nitril',
      ),
      shot('done', 'Een schone doek voor het volgende gerecht.', 'werkdoeken', 'keukenreiniger'),
    ],
  }),
  sanitairplein: video({
    title: 'Kalk op de kraan',
    intro: 'Ontkalker heeft tijd nodig, geen kracht. Zo glanst de kraan zonder krassen.',
    tint: '#d8e7ee',
    shots: [
      shot('arrive', 'U hebt ontkalker en papier nodig.', 'ontkalker', 'vouwhanddoekjes', 'sanitairreiniger'),
      shot('wipe', 'Leg papier om de kraan, waar de kalk zit.', 'vouwhanddoekjes'),
      shot('spray', 'Maak het papier nat met ontkalker.', 'ontkalker', 'vouwhanddoekjes'),
      shot('drops', 'Wacht vijf minuten en spoel alles af.', 'ontkalker'),
      shot('wipe', 'Droog de kraan. Op een droge kraan groeit geen kalk.', 'vouwhanddoekjes'),
      shot('done', 'Gebruik ontkalker nooit samen met chloor.', 'ontkalker', 'sanitairreiniger'),
    ],
  }),
  schoolschoon: video({
    title: 'Een klaslokaal na half vier',
    intro:
      'Van boven naar beneden en van achter naar de deur. Zo is een lokaal in zes stappen klaar voor morgen.',
    tint: '#f1e6c8',
    shots: [
      shot(
        'arrive',
        'Rijd de kar tot aan de deur, niet erin.',
        'interieurreiniger',
        'microvezeldoeken',
        'vlakmoppen',
      ),
      shot('stack', 'Leeg de bakken en doe er een nieuwe zak in.', 'pedaalemmerzakken', 'afvalbakken'),
      shot('spray', 'Neem tafels af, en vergeet de randen niet.', 'interieurreiniger', 'microvezeldoeken'),
      shot('wipe', 'Deurklink, lichtknop, kraan: daar zitten de handen.', 'microvezeldoeken'),
      shot('stack', 'Vul zeep en handdoekjes bij.', 'zeepvullingen', 'vouwhanddoekjes'),
      shot('mop', 'Mop van het raam naar de deur. Klaar voor morgen.', 'vlakmoppen', 'vloerreiniger'),
    ],
  }),
  hotelvoorraad: video({
    title: 'Een badkamer klaar voor de gast',
    intro: 'Inspuiten, wachten, afnemen, aanvullen. De gast ziet alleen het resultaat.',
    tint: '#eadfd8',
    shots: [
      shot(
        'arrive',
        'Op de kar: sanitairreiniger, doeken en papier.',
        'sanitairreiniger',
        'microvezeldoeken',
        'toiletpapier-traditioneel',
      ),
      shot('spray', 'Spuit douche en wastafel in en laat het werken.', 'sanitairreiniger'),
      shot(
        'stack',
        'Verwissel intussen de zak en vul het papier aan.',
        'pedaalemmerzakken',
        'toiletpapier-traditioneel',
      ),
      shot('wipe', 'Neem af van schoon naar vuil, het toilet het laatst.', 'microvezeldoeken'),
      shot(
        'wipe',
        'Poets spiegel en kraan droog: geen druppel blijft staan.',
        'glasreiniger',
        'microvezeldoeken',
      ),
      shot(
        'done',
        'Vouw de punt van het papier en sluit de deur.',
        'toiletpapier-traditioneel',
        'sanitairreiniger',
      ),
    ],
  }),
  gemeentewinkel: video({
    title: 'Afval scheiden in de kantine',
    intro: 'Drie kleuren, één plek, een bordje op ooghoogte. Zo gaat het meeste vanzelf goed.',
    tint: '#dde7d5',
    shots: [
      shot('arrive', 'Zet de bakken bij elkaar, nooit een bak alleen.', 'afvalscheiding', 'gekleurde-zakken'),
      shot('stack', 'Geef elke stroom zijn eigen kleur zak.', 'gekleurde-zakken', 'composteerbare-zakken'),
      shot('stack', 'Bekers apart: zij vullen anders de helft van de bak.', 'koffiebekers', 'afvalscheiding'),
      shot('drops', 'Laat koffie in de gootsteen achter, niet in de zak.', 'koffiebekers'),
      shot('wipe', 'Neem de kleppen elke dag af.', 'microvezeldoeken', 'afvalscheiding'),
      shot(
        'done',
        'Hang het bordje op ooghoogte, met voorbeelden.',
        'afvalscheiding',
        'gekleurde-zakken',
        'composteerbare-zakken',
      ),
    ],
  }),
};

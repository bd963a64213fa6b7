import { h2, p, ul } from '../../blocks.ts';
import type { NewsText } from '../model.ts';

/** News about soap, gloves and protection. */
export const nitrile: NewsText = {
  title: 'Dunner nitril, en toch minder scheuren',
  intro: 'De nieuwe generatie handschoenen weegt een vijfde minder. Vingers voelen er meer door.',
  tint: '#d5e3f1',
  blocks: [
    p(
      'Fabrikanten maken nitril soepeler, zodat het met minder materiaal even sterk is. Wij lieten drie ploegen er een maand mee werken. Niemand wilde terug.',
    ),
    ul(
      '{{handschoenen-nitril|nitril handschoenen}} in de maten S tot en met XL',
      '{{handschoenen-vinyl|vinyl handschoenen}} voor kort en droog werk',
      '{{handschoenen-latex|latex handschoenen}} voor wie het meeste gevoel wil',
    ),
    p('Let op: een dunne handschoen is voor eenmalig gebruik. Trek na elke taak een nieuw paar aan.'),
  ],
};

export const workGloves: NewsText = {
  title: 'Werkhandschoenen: de letters op de rug uitgelegd',
  intro: 'Vier cijfers en een letter vertellen waartegen de handschoen beschermt. Zo leest u ze.',
  tint: '#e9dfcf',
  blocks: [
    p(
      'Het eerste cijfer zegt hoe slijtvast de handschoen is, het derde hoe goed hij tegen scheuren kan. De letter, van A tot en met F, gaat over snijden.',
    ),
    ul(
      '{{handschoenen-werk|werkhandschoenen}} voor droog en vettig werk',
      '{{handschoenen-huishoud|huishoudhandschoenen}} voor nat werk met middelen',
      '{{handschoenen-nitril|nitril handschoenen}} om eronder te dragen',
    ),
    p('Kies niet zwaarder dan nodig. In een dikke handschoen grijpt u harder, en dat vermoeit de hand.'),
  ],
};

export const unscented: NewsText = {
  title: 'Zeep zonder geur, voor wie het niet wil ruiken',
  intro: 'Steeds meer mensen reageren op parfum. Van elke soort zeep is er nu een die naar niets ruikt.',
  tint: '#e0eeea',
  prop: 'bubbles',
  blocks: [
    p('Parfum maakt handen niet schoner. In zorg, school en keuken laat u het dus gerust weg.'),
    ul(
      '{{zeepvullingen|zeepvullingen}} voor dispensers, vloeibaar of als schuim',
      '{{zeep-navulcans|navulcans}} voor wie zelf bijvult',
      '{{zeep-pompflessen|pompflessen}} voor bij de gootsteen',
      '{{handcreme|handcrème}} voor na de laatste wasbeurt',
    ),
    p('De geur staat bij elke zeep onder de specificaties. Zoek naar ‘geen parfum’.'),
  ],
};

export const dispensers: NewsText = {
  title: 'Een dispenser op proef: eerst één, dan twintig',
  intro: 'Past hij aan de muur, kunnen kinderen erbij, hoe vaak moet hij gevuld? Probeer het eerst uit.',
  tint: '#e3e6ea',
  prop: 'drops',
  blocks: [
    p(
      'Een dispenser hangt er al gauw tien jaar. Toch wordt hij vaak van een plaatje gekozen. Hang er liever eerst één op, op de drukste plek.',
    ),
    ul(
      '{{zeepdispensers|zeepdispensers}}, met de hand of met een sensor',
      '{{handdoekdispensers|dispensers voor handdoekjes en rollen}}',
      '{{toiletroldispensers|houders voor toiletrollen}}',
    ),
    h2('Waar u na een week naar kijkt'),
    p('Ligt er papier op de grond? Loopt er zeep langs de muur? Vraag het ook aan de mensen die hem vullen.'),
  ],
};

export const workshopSoap: NewsText = {
  title: 'Korrels van olijfpit in plaats van plastic',
  intro: 'Onze werkplaatszeep schuurt voortaan met een natuurlijke korrel. De afvoer blijft schoner.',
  tint: '#e5e3cf',
  blocks: [
    p(
      'In oude garagezeep zaten bolletjes plastic. Die mogen niet meer, en dat is maar goed ook. Gemalen olijfpitten doen hetzelfde werk.',
    ),
    ul(
      '{{werkplaatszeep|werkplaatszeep}} tegen vet, smeer en inkt',
      '{{handcreme|handcrème}} voor erna, want ontvetten droogt de huid uit',
      '{{industrierollen|poetspapier}} om het ergste vooraf af te vegen',
    ),
    p('Eerst de zeep, dan pas water: droog inwrijven haalt de helft meer vuil weg.'),
  ],
};

export const disinfect: NewsText = {
  title: 'Desinfecteren begint met lezen: de inwerktijd is korter',
  intro: 'Twee middelen in ons assortiment werken nu in één minuut. Voorheen moest u er vijf wachten.',
  tint: '#dcebf0',
  prop: 'clipboard',
  blocks: [
    p(
      'Een middel dat te vroeg wordt afgeveegd, doet niets. Een kortere inwerktijd is dus geen luxe: ze maakt dat het in de praktijk lukt.',
    ),
    ul(
      '{{desinfectie-oppervlak|desinfectie voor oppervlakken}}: eerst reinigen, dan inspuiten',
      '{{desinfectiedoekjes|doekjes}} voor klinken, leuningen en apparaten',
      '{{handgel-flessen|handgel}} voor bij de ingang',
    ),
    p('De inwerktijd staat op het etiket en bij de specificaties. Neem hem over op de werkkaart.'),
  ],
};

export const masks: NewsText = {
  title: 'Maskers: de houdbaarheid staat nu bij het artikel',
  intro: 'Een masker wordt oud, ook in een dichte doos. U ziet voortaan tot wanneer het goed blijft.',
  tint: '#d8e8ee',
  prop: 'calendar',
  blocks: [
    p(
      'Elastiek droogt uit en de vulling verliest haar lading. De meeste maskers blijven drie tot vijf jaar goed, mits ze droog en donker liggen.',
    ),
    ul(
      '{{ademmaskers|ademmaskers}} voor stof en fijne deeltjes',
      '{{mondkapjes-medisch|medische mondmaskers}} voor zorg en praktijk',
      '{{mondkapjes-overig|andere mondkapjes}} voor bezoekers',
    ),
    p('Zet de oudste doos vooraan en schrijf de datum op de zijkant. Dan hoeft er nooit een volle doos weg.'),
  ],
};

export const reserve: NewsText = {
  title: 'Een noodvoorraad die niet verloopt',
  intro: 'Zes weken reserve klinkt als veel. Wie hem laat meedraaien, gooit niets weg.',
  tint: '#e7e3ee',
  prop: 'pallet',
  blocks: [
    p(
      'Een noodvoorraad in een aparte kast verloopt ongemerkt. Laat hem daarom deel zijn van de gewone voorraad.',
    ),
    h2('Zo werkt het'),
    ul(
      'Bepaal hoeveel {{handschoenen-nitril|handschoenen}}, {{schorten|schorten}} en {{haarnetten|haarnetten}} u in een week gebruikt.',
      'Leg zes keer zoveel neer, en trek op de plank een streep bij het minimum.',
      'Vul aan zodra u de streep ziet. Nieuw gaat achteraan.',
    ),
    p('Zo is de reserve nooit ouder dan een paar weken.'),
  ],
};

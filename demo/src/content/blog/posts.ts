import { columns, h2, ol, p, ul } from '../blocks.ts';
import { post } from './model.ts';

/** Articles that fit several shops. */
export const fewerProducts = post({
  title: 'Zo leest u een etiket in tien seconden',
  intro: 'Vier plekken op een fles vertellen of het middel geschikt is. De rest is voor later.',
  cast: ['allesreiniger', 'sanitairreiniger', 'ontvetter', 'ontkalker', 'zeep-navulcans', 'afwasmiddel'],
  tint: '#e3e8ee',
  prop: 'clipboard',
  blocks: [
    p('Op een etiket staat veel, en klein. Toch hebt u meestal genoeg aan vier dingen.'),
    ol(
      'Waarvoor: staat uw materiaal erbij? Zo niet, probeer het eerst op een plek die niemand ziet.',
      'Hoeveel: de dosering per emmer of per spuit. Meer middel laat strepen achter.',
      'Hoe lang: de inwerktijd. Wie te vroeg afneemt, moet schrobben.',
      'Waarvoor oppassen: de rode ruiten. Trek handschoenen aan als daar een hand bij staat.',
    ),
    h2('Zuur, neutraal of alkalisch'),
    columns(
      ['pH', 'Goed tegen', 'Let op'],
      ['zuur (onder 6)', 'kalk, urinesteen, roest', 'niet op natuursteen'],
      ['neutraal (6 tot 8)', 'dagelijks vuil', 'kan bijna overal'],
      ['alkalisch (boven 8)', 'vet, eiwit, aangekoekt vuil', 'naspoelen'],
    ),
    p(
      'Bij elk middel in onze winkel vindt u het veiligheidsblad. Hang het op de plek waar het middel staat.',
    ),
  ],
});

export const stockKeeping = post({
  title: 'Een voorraadkast die zichzelf bijhoudt',
  intro: 'Met twee bakjes per artikel weet u altijd wat er op is. Zonder lijst, zonder tellen.',
  cast: [
    'verzenddozen',
    'toiletpapier-traditioneel',
    'vuilniszakken',
    'handschoenen-nitril',
    'zeepvullingen',
    'tape',
  ],
  tint: '#ece3d6',
  blocks: [
    p(
      'Het oudste systeem is nog altijd het handigst: twee bakjes achter elkaar. Is het voorste leeg, dan schuift het achterste naar voren en bestelt u bij.',
    ),
    h2('Zo richt u het in'),
    ul(
      'Geef elk artikel een vaste plek, met het artikelnummer op de plank.',
      'Zet zwaar onder en licht boven.',
      'Leg in elk bakje genoeg voor twee weken.',
      'Zet vloeistoffen nooit boven papier.',
    ),
    h2('Van kast naar bestelling'),
    p(
      'Maak in [uw account](/nl/mijn-account) een bestellijst in de volgorde van de kast. Dan loopt u er met uw telefoon langs en tikt u alleen aan wat op is.',
    ),
  ],
});

export const springClean = post({
  title: 'Grote schoonmaak: eerst kiezen, dan boenen',
  intro:
    'Wie alles tegelijk wil doen, raakt halverwege de moed kwijt. Met een kaart per ruimte blijft het te doen.',
  cast: ['mopemmers', 'allesreiniger', 'microvezeldoeken', 'bezems', 'glasreiniger', 'werkdoeken'],
  tint: '#e9eed6',
  prop: 'sparkle',
  blocks: [
    p(
      'Loop eerst met lege handen door het gebouw. Schrijf per ruimte drie dingen op die in de gewone ronde worden overgeslagen.',
    ),
    h2('Wat bijna iedereen vergeet'),
    ul(
      'de bovenkant van deuren en kasten',
      'roosters van de ventilatie',
      'de wieltjes van stoelen',
      'lichtknoppen en klinken',
      'de ruimte achter de radiator',
    ),
    h2('Eén ruimte tegelijk'),
    p(
      'Maak een ruimte helemaal af voordat u aan de volgende begint. Werk van boven naar beneden en van achteren naar de deur.',
    ),
    p('Hebt u maar een uur? Doe dan de entree. Daar kijkt iedereen het eerst.'),
  ],
});

export const gloves = post({
  title: 'Nitril, latex of vinyl: welke handschoen waarvoor?',
  intro: 'Ze lijken op elkaar, maar ze doen iets anders. Een overzicht om bij de doos te hangen.',
  cast: ['handschoenen-nitril', 'handschoenen-latex', 'handschoenen-vinyl', 'handschoenen-huishoud'],
  tint: '#d6e4f2',
  blocks: [
    columns(
      ['Materiaal', 'Sterk in', 'Minder geschikt voor'],
      ['nitril', 'vet, reinigers, lang dragen', 'wie de laagste prijs zoekt'],
      ['latex', 'gevoel in de vingers', 'mensen met een allergie'],
      ['vinyl', 'kort, droog werk', 'olie en scherpe randen'],
    ),
    h2('De goede maat'),
    p(
      'Meet rond de knokkels, zonder duim. Tot achttien centimeter past S, tot twintig M en tot tweeëntwintig L. Zit de handschoen strak, dan scheurt hij bij de duim.',
    ),
    h2('Aan en uit'),
    ul(
      'Trek ze aan over droge handen.',
      'Wissel zodra u van vuil naar schoon werk gaat.',
      'Trek ze binnenstebuiten uit en was daarna uw handen.',
    ),
  ],
});

export const paperChoice = post({
  title: 'Handdoekjes of rol? Zo kiest u papier voor de wastafel',
  intro: 'Een rol is zuiniger, vouwhanddoekjes zijn sneller. Waar u op let voordat u een dispenser ophangt.',
  cast: [
    'vouwhanddoekjes',
    'handdoekrollen',
    'handdoekdispensers',
    'toiletpapier-jumbo',
    'toiletroldispensers',
  ],
  tint: '#e6ecef',
  blocks: [
    p(
      'Tel eerst hoeveel mensen er op het drukste moment staan. Bij een rij wint het handdoekje: iedereen trekt er zelf een.',
    ),
    columns(
      ['', 'Vouwhanddoekjes', 'Rol'],
      ['Tempo', 'meteen te pakken', 'een paar tellen wachten'],
      ['Verbruik', 'vaak twee per keer', 'vaste lengte per keer'],
      ['Bijvullen', 'vaker', 'minder vaak'],
    ),
    h2('Meet de dispenser'),
    p(
      'Z-vouw, C-vouw en interfold passen niet in dezelfde houder. Bij elk papier in de winkel staan vouw en breedte vermeld.',
    ),
    p('Twijfelt u? Vraag een kleine verpakking en hang hem een week naast de oude.'),
  ],
});

export const soapRefill = post({
  title: 'Navullen of vervangen: wat past bij uw zeepdispenser?',
  intro:
    'Een gesloten vulling is hygiënischer, een navulcan bespaart verpakking. Zo maakt u een keuze die blijft.',
  cast: ['zeepvullingen', 'zeepdispensers', 'zeep-navulcans', 'zeep-pompflessen', 'handgel-flessen'],
  tint: '#dff0ea',
  prop: 'drops',
  blocks: [
    p(
      'Bij een gesloten vulling zit de pomp aan de zak. U vervangt dus alles in één keer en niemand raakt de zeep aan.',
    ),
    p(
      'Een navulcan is voordelig per liter. Maak de dispenser dan wel eerst leeg en schoon voordat u hem bijvult.',
    ),
    h2('Drie vragen'),
    ul(
      'Hoeveel handen per dag? Boven de honderd loont een vulling van een liter.',
      'Wie vult bij? Een vulling is in tien tellen verwisseld.',
      'Welke handen? Voor vet en smeer is er zeep met korrel, voor de zorg zonder parfum.',
    ),
    p('Vloeibaar, schuim of gel: het staat op de vulling en aan de binnenkant van de klep.'),
  ],
});

export const packing = post({
  title: 'Inpakken zonder lucht: kies de doos bij het product',
  intro: 'Een te grote doos kost twee keer: meer opvulling en meer ruimte in de bus. Zo meet u goed.',
  cast: ['verzenddozen', 'brievenbusdozen', 'opvulmateriaal', 'tape', 'rekfolie', 'draagtassen-papier'],
  tint: '#ecdfca',
  blocks: [
    p(
      'Meet het product op zijn langste punten en tel aan elke kant twee centimeter op. Dat is de binnenmaat die u zoekt.',
    ),
    h2('Wat gaat waarin?'),
    ul(
      'Plat en stevig: een brievenbusdoos, dan hoeft niemand thuis te zijn.',
      'Breekbaar: dubbelgolf met opvulling aan zes kanten.',
      'Zwaar: een kleine doos. Boven de vijftien kilo neemt u er liever twee.',
    ),
    h2('Dicht is dicht'),
    p(
      'Plak de naad en beide zijkanten, in de vorm van een H. Papieren tape kan met de doos bij het oud papier.',
    ),
  ],
});

export const bagSizes = post({
  title: 'Welke zak past in welke bak?',
  intro:
    'Een zak die te klein is, zakt weg. Een zak die te groot is, scheurt bij het tillen. Zo meet u de bak.',
  cast: [
    'vuilniszakken',
    'pedaalemmerzakken',
    'containerzakken',
    'afvalbakken',
    'pedaalemmers',
    'composteerbare-zakken',
  ],
  tint: '#dde6dc',
  blocks: [
    p('Twee maten zijn genoeg: de omtrek van de rand en de hoogte van de bak.'),
    ol(
      'Meet de omtrek en deel die door twee. Dat is de breedte van de zak.',
      'Meet de hoogte en tel twintig centimeter op voor de rand en de knoop.',
      'Kies de dikte bij het gewicht: dun voor papier, dik voor natte resten.',
    ),
    h2('De letter T'),
    p(
      'T25 betekent 25 micron: de dikte van de folie. Voor kantoorafval is T15 genoeg. Voor scherp of nat afval neemt u T50 of meer.',
    ),
  ],
});

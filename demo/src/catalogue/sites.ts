import type { PropertyFacet } from '@toonbank/contract';
import type { Brand } from './brands.ts';

/** A top-level group of a site: which parts of the demo tree stand under it. */
export interface SiteTop {
  key: string;
  label: string;
  /** Keys of demo groups, any level. One: its children become ours. More: each becomes a child. */
  take: readonly string[];
  /** Facet by which products that stand in the top itself are divided into groups. */
  split?: PropertyFacet;
  /** Texts of its own; left out where one part is taken and that part's texts serve. */
  intro?: string;
  outro?: string;
}

export interface SiteSpec {
  site: string;
  /** Of article numbers. */
  prefix: string;
  house: Pick<Brand, 'name' | 'colour'>;
  /** Prices against the demo site's. */
  level: number;
  /** Number of products. The earlier a top group, the more of them it gets. */
  size: number;
  /** Only products with an environmental mark or a recycled or renewable material. */
  only?: 'eco';
  /** The largest shop: all families in depth, and the third level also with few products. */
  wholeRange?: true;
  /** Sells to households: no pallets, the smallest packs first. */
  smallUnits?: true;
  /** Demo groups that make no sense to this site's customers, although their parent does. */
  omit?: readonly string[];
  tops: readonly SiteTop[];
}

const hp = 'hygienepapier';
const sm = 'schoonmaakmiddelen';
const hs = 'handen-en-sanitair';
const pb = 'bescherming';
const mat = 'schoonmaakmaterialen';
const vw = 'keuken-en-was';

const top = (
  key: string,
  label: string,
  take: string[],
  more: Pick<SiteTop, 'split' | 'intro' | 'outro'> = {},
): SiteTop => ({ key, label, take, ...more });

/** Default spec of a shop that has none of its own. */
export const plainSpec = (site: string): SiteSpec => ({
  site,
  prefix: site.slice(0, 2).toUpperCase(),
  house: { name: `${site.slice(0, 1).toUpperCase()}${site.slice(1)}keur`, colour: '#475569' },
  level: 1,
  size: 160,
  tops: [paper, cleaning, materials, waste, hands],
});

const paper = top('papier', 'Papier', [hp]);
const cleaning = top('schoonmaakmiddelen', 'Schoonmaakmiddelen', [sm]);
const materials = top('materialen', 'Schoonmaakmaterialen', [mat]);
const waste = top('afval', 'Afval & zakken', ['afval']);
const hands = top('handen-en-sanitair', 'Handen & sanitair', [hs]);

export const sites: readonly SiteSpec[] = [
  {
    site: 'demo',
    prefix: 'TB',
    house: { name: 'Toonkeur', colour: '#14532d' },
    level: 1,
    size: 1780,
    wholeRange: true,
    tops: [
      top('hygienepapier', 'Hygiënepapier', [hp]),
      cleaning,
      waste,
      hands,
      top('bescherming', 'Persoonlijke bescherming', [pb]),
      top('schoonmaakmaterialen', 'Schoonmaakmaterialen', [mat]),
      top('keuken-en-was', 'Vaat & was', [vw]),
      top('horeca', 'Horeca & catering', ['horeca']),
      top('verpakking', 'Verpakking', ['verpakking']),
    ],
  },
  {
    site: 'schoongroep',
    prefix: 'SG',
    house: { name: 'Schoonpeil', colour: '#0b6e99' },
    level: 0.98,
    size: 350,
    tops: [cleaning, materials, paper, hands, waste, top('bescherming', 'Bescherming', [pb])],
  },
  {
    site: 'puurschoon',
    prefix: 'PS',
    house: { name: 'Puurwaarts', colour: '#3f7d4e' },
    level: 1.05,
    size: 210,
    only: 'eco',
    tops: [
      top('reinigen', 'Reinigen', [sm], {
        intro:
          'Reinigers met EU Ecolabel, per ruimte geordend. Elk middel hier heeft een keurmerk dat u kunt nazoeken.',
        outro:
          'Het grootste verschil maakt u met de dosering: een concentraat met pomp bespaart verpakking, vervoer en middel tegelijk.',
      }),
      top('papier', 'Papier', [hp], {
        intro: 'Papier van gerecyclede vezel, bamboe of FSC-cellulose.',
        outro: 'Ongebleekt papier is even hygiënisch als wit; alleen de kleur verschilt.',
      }),
      top(
        'zeep-en-was',
        'Zeep & was',
        [`${hs}/handzeep`, `${vw}/vaatwas`, `${vw}/handafwas`, `${vw}/textielwas`],
        {
          intro: 'Handzeep, afwas- en wasmiddel met EU Ecolabel, zonder parfum of met zo min mogelijk.',
          outro: 'Was op 30 of 40 °C en vul de trommel: dat scheelt meer dan welk wasmiddel ook.',
        },
      ),
      top('afval', 'Afval', ['afval/afvalzakken', 'afval/inzamelzakken', 'afval/afvalbakken'], {
        intro: 'Zakken van gerecyclede folie en bioplastic, en bakken om te scheiden.',
        outro:
          'Composteerbaar is alleen beter als uw inzamelaar het ook composteert; vraag het na. Voor restafval is gerecyclede folie de zuinigste keuze.',
      }),
      top(
        'serveren',
        'Serveren & verpakken',
        [
          'horeca/servetten',
          'horeca/bekers-en-deksels',
          'horeca/bakken-en-bestek',
          'verpakking/dozen',
          'verpakking/tassen-en-zakken',
        ],
        {
          intro: 'Bekers, bakken, servetten, dozen en tassen van papier, hout en suikerriet.',
          outro:
            'Wat u niet weggeeft, hoeft u ook niet te verduurzamen: vraag aan de balie of iemand een deksel of tas wil.',
        },
      ),
    ],
  },
  {
    site: 'horecahuis',
    prefix: 'HH',
    house: { name: 'Tafelrecht', colour: '#7c2d12' },
    level: 1.02,
    size: 340,
    omit: [`${pb}/handschoenen/werkhandschoenen`, `${hs}/handzeep/werkplaatszeep`],
    tops: [
      top('aan-tafel', 'Aan tafel', ['horeca/servetten', 'horeca/tafel-en-keuken'], {
        intro: 'Servetten in tissue en airlaid, tafelrollen, en de folie voor achter de pas.',
        outro:
          'Kies servet en tafelrol in dezelfde kleurreeks: bordeaux, zwart en crème zijn altijd op voorraad te combineren.',
      }),
      top('bekers-en-bakken', 'Bekers & bakken', ['horeca/bekers-en-deksels', 'horeca/bakken-en-bestek'], {
        intro: 'Alles om koffie en maaltijden in mee te geven, met deksels op randmaat.',
        outro:
          'Reken voor wegwerpbekers en -bakken met een plastic laag de verplichte toeslag door, en bied een herbruikbaar alternatief aan.',
      }),
      top('spoelkeuken', 'Spoelkeuken', [`${vw}/vaatwas`, `${vw}/handafwas`], {
        intro: 'Vaatwasmiddel, glansmiddel, zout en handafwas voor een spoelkeuken die doordraait.',
        outro:
          'Doffe glazen? Controleer eerst het zout, dan het glansmiddel en pas daarna het vaatwasmiddel.',
      }),
      top(
        'keukenhygiene',
        'Keukenhygiëne',
        [`${sm}/keuken`, `${sm}/desinfectie`, `${pb}/handschoenen`, `${pb}/wegwerpkleding`],
        {
          intro: 'Reinigers, desinfectie, handschoenen en schorten die in uw HACCP-plan passen.',
          outro:
            'Eerst reinigen, dan naspoelen, dan desinfecteren. Noteer middel, dosering en inwerktijd in het schoonmaakplan bij de wasbak.',
        },
      ),
      top('koffiebar', 'Koffiebar', ['horeca/koffie-en-thee']),
      top(
        'toilet-en-papier',
        'Toilet & papier',
        [`${hp}/toiletpapier`, `${hp}/handdoekpapier`, `${hs}/handzeep`],
        {
          intro: 'Papier en zeep voor het gastentoilet en de handenwasbak in de keuken.',
          outro:
            'Gasten onthouden het toilet beter dan de wijnkaart: een rolsysteem dat nooit leeg is, verdient zichzelf terug.',
        },
      ),
      top(
        'tassen-en-zakken',
        'Tassen & zakken',
        [
          'verpakking/tassen-en-zakken/papieren-draagtassen',
          'verpakking/tassen-en-zakken/draagtassen-folie',
          'verpakking/tassen-en-zakken/vershoud-en-vacuumzakken',
          'afval/afvalzakken',
        ],
        {
          intro: 'Draagtassen voor afhaal, zakken om vacuüm te trekken en zakken voor het afval.',
          outro:
            'Swill gaat in een composteerbare of dikke zak van 50 micron; dunnere zakken lekken al in de koeling.',
        },
      ),
    ],
  },
  {
    site: 'zorgvoorraad',
    prefix: 'ZV',
    house: { name: 'Zorgpeil', colour: '#0f766e' },
    level: 1.03,
    size: 300,
    omit: [
      `${pb}/handschoenen/werkhandschoenen`,
      `${hs}/handzeep/werkplaatszeep`,
      `${hp}/rollen-en-poetspapier/industrierollen`,
    ],
    tops: [
      top('handschoenen', 'Handschoenen', [`${pb}/handschoenen`]),
      top(
        'desinfectie',
        'Desinfectie',
        [
          `${hs}/handdesinfectie/handgel-flessen`,
          `${hs}/handdesinfectie/navullingen`,
          `${sm}/desinfectie/oppervlakken`,
          `${sm}/desinfectie/desinfectiedoekjes`,
          `${sm}/desinfectie/chloor`,
        ],
        {
          intro:
            'Handdesinfectie volgens EN 1500, en doekjes en middelen voor oppervlakken volgens EN 14476.',
          outro:
            'Zichtbaar vuile handen wast u; schone handen desinfecteert u. Houd bij oppervlakken de inwerktijd op het etiket aan.',
        },
      ),
      top('maskers-en-kleding', 'Maskers & kleding', [`${pb}/mondkapjes`, `${pb}/wegwerpkleding`], {
        intro: 'Mondneusmaskers, ademmaskers, schorten en isolatiejassen voor verzorging en verpleging.',
        outro:
          'Kies IIR waar spatten te verwachten zijn, FFP2 bij verzorging van bewoners met een luchtweginfectie.',
      }),
      top(
        'papier-en-tissues',
        'Papier & tissues',
        [`${hp}/rollen-en-poetspapier`, `${hp}/tissues`, `${hp}/handdoekpapier`, `${hp}/toiletpapier`],
        {
          intro:
            'Onderzoekspapier voor de behandelkamer, tissues voor de spreekkamer en papier voor elk toilet.',
          outro:
            'Rolbreedtes van onderzoekspapier staan in centimeters: neem vijf tot vijftien centimeter smaller dan de bank.',
        },
      ),
      top(
        'huid-en-handen',
        'Huid & handen',
        [`${hs}/handzeep`, `${hs}/sanitaire-hygiene`, `${hs}/dispensers`],
        {
          intro: 'Milde zeep, handcrème en dispensers met elleboogbediening of sensor.',
          outro:
            'Wie veertig keer per dag de handen wast, heeft een zeep zonder parfum nodig en aan het eind van de dienst een crème.',
        },
      ),
      top(
        'linnen-en-afval',
        'Linnen & afval',
        ['afval/inzamelzakken', `${vw}/textielwas`, 'afval/afvalbakken'],
        {
          intro: 'Zakken in de kleuren van de zorg, wasmiddel voor linnen en pedaalemmers voor de kamer.',
          outro:
            'Besmet linnen gaat in de rode zak en ongeopend naar de wasserij; op 60 °C met een desinfecterend middel is ook moppen te wassen.',
        },
      ),
    ],
  },
  {
    site: 'huispapier',
    prefix: 'HP',
    house: { name: 'Huiswit', colour: '#be185d' },
    level: 1.14,
    size: 270,
    smallUnits: true,
    tops: [
      top('toiletpapier', 'Toiletpapier', [`${hp}/toiletpapier/traditioneel`], {
        split: 'materiaal',
        intro: 'Toiletpapier in handige pakken voor thuis: twee-, drie- en vierlaags.',
        outro:
          'Een gezin van vier gebruikt ongeveer vijf rollen per week. Met een doos van 48 rollen zit u ruim twee maanden goed.',
      }),
      top(
        'keuken-en-tissues',
        'Keukenrol & tissues',
        [
          `${hp}/rollen-en-poetspapier/keukenrollen`,
          `${hp}/tissues/facial-tissues`,
          `${hp}/tissues/zakdoekjes`,
          'horeca/servetten/tissueservetten',
          'horeca/tafel-en-keuken/folie-en-bakpapier',
        ],
        {
          intro: 'Keukenrollen, tissues, servetten en folie voor de hele keukenla.',
          outro:
            'Een keukenrol van 100 vel gaat in de meeste huishoudens twee weken mee. Folie van 30 cm past op gewone borden en schalen.',
        },
      ),
      top(
        'schoonmaken',
        'Schoonmaken',
        [
          `${sm}/interieur-en-vloer/allesreinigers`,
          `${sm}/interieur-en-vloer/interieurreinigers`,
          `${sm}/interieur-en-vloer/vloerreinigers`,
          `${sm}/glas-en-ruiten/glasreinigers`,
          `${sm}/sanitair/sanitairreinigers`,
          `${sm}/sanitair/toiletreinigers`,
          `${sm}/keuken/keukenreinigers`,
        ],
        {
          intro: 'Dezelfde middelen als de vakman gebruikt, in flessen die thuis in het kastje passen.',
          outro:
            'Minder is meer: een eetlepel allesreiniger op een emmer water is genoeg, en een spray vult u bij uit de literfles of can.',
        },
      ),
      top(
        'was-en-vaat',
        'Was & vaat',
        [
          `${vw}/vaatwas/vaatwastabletten`,
          `${vw}/handafwas/afwasmiddel`,
          `${vw}/textielwas/vloeibaar-wasmiddel`,
          `${vw}/textielwas/waspoeder`,
          `${vw}/textielwas/wasverzachter-en-bleek`,
        ],
        {
          intro:
            'Vaatwastabletten, afwasmiddel en wasmiddel per grootverpakking: minder vaak kopen, minder plastic.',
          outro:
            'Poeder met bleek houdt witte was wit; vloeibaar middel spaart kleuren. Bewaar poeder droog en met dichte zak.',
        },
      ),
      top(
        'afvalzakken',
        'Afvalzakken',
        [
          'afval/afvalzakken/pedaalemmerzakken',
          'afval/afvalzakken/vuilniszakken',
          'afval/afvalzakken/composteerbare-zakken',
          'afval/afvalbakken/pedaalemmers',
        ],
        {
          intro:
            'Zakjes voor de pedaalemmer, zakken voor de kliko en composteerbare zakken voor het gft-bakje.',
          outro:
            'Kijk op de bodem van de emmer hoeveel liter erin gaat en neem een zak die vijf liter groter is.',
        },
      ),
      top(
        'handen',
        'Handen',
        [
          `${hs}/handzeep/pompflessen`,
          `${hs}/handzeep/navulcans`,
          `${hs}/handdesinfectie/handgel-flessen`,
          `${pb}/handschoenen/huishoudhandschoenen`,
        ],
        {
          intro: 'Handzeep in pompfles en navulcan, handgel en huishoudhandschoenen.',
          outro: 'Met één can van vijf liter vult u een pompfles van een halve liter tien keer.',
        },
      ),
      top(
        'doeken-en-borstels',
        'Doeken & borstels',
        [
          `${mat}/doeken-en-sponzen/microvezeldoeken`,
          `${mat}/doeken-en-sponzen/werkdoeken`,
          `${mat}/doeken-en-sponzen/sponzen`,
          `${mat}/vegen-en-borstels/borstels`,
          `${mat}/vegen-en-borstels/stoffer-en-blik`,
        ],
        {
          intro:
            'Microvezeldoeken, vaatdoeken, sponzen en borstels die langer meegaan dan die uit de supermarkt.',
          outro:
            'Was microvezel op 60 °C zonder wasverzachter, dan blijft de doek honderden wasbeurten goed.',
        },
      ),
    ],
  },
  {
    site: 'kantoorkring',
    prefix: 'KK',
    house: { name: 'Kringkeur', colour: '#1e3a8a' },
    level: 1.01,
    size: 280,
    omit: [
      `${hs}/handzeep/werkplaatszeep`,
      'afval/inzamelzakken/zorg-en-medisch',
      `${vw}/vaatwas/machinale-vaatwas`,
    ],
    tops: [
      top(
        'toilet-en-handen',
        'Toilet & handen',
        [
          `${hp}/toiletpapier`,
          `${hp}/handdoekpapier`,
          `${hs}/handzeep`,
          `${hs}/dispensers`,
          `${hs}/luchtverfrissing`,
        ],
        {
          intro: 'Papier, zeep en dispensers die bij elkaar passen, voor elk toilet op elke verdieping.',
          outro:
            'Kies één systeem voor het hele pand: dan is er één soort rol om te bestellen en nooit een houder zonder vulling.',
        },
      ),
      top(
        'koffiehoek',
        'Koffiehoek',
        ['horeca/koffie-en-thee', 'horeca/bekers-en-deksels', `${vw}/vaatwas`, `${vw}/handafwas`],
        {
          intro: 'Koffie, thee, bekers en alles voor de vaatwasser in de pantry.',
          outro:
            'Honderd medewerkers drinken ongeveer drie kilo bonen per dag. Zet mokken voorop: wegwerpbekers op kantoor moeten worden ingezameld.',
        },
      ),
      top(
        'schoonmaak',
        'Schoonmaak',
        [`${sm}/interieur-en-vloer`, `${sm}/glas-en-ruiten`, `${mat}/doeken-en-sponzen`, `${hp}/tissues`],
        {
          intro: 'Voor bureau, vergadertafel en glazen wand, tussen twee schoonmaakbeurten door.',
          outro:
            'Leg op elke verdieping een spray en een pak doeken neer: gedeelde werkplekken blijven dan vanzelf schoon.',
        },
      ),
      top(
        'afval-scheiden',
        'Afval scheiden',
        ['afval/afvalbakken', 'afval/inzamelzakken', 'afval/afvalzakken'],
        {
          intro: 'Afvaleilanden, bakken en zakken in de kleur van de stroom.',
          outro: 'Haal de bakjes onder de bureaus weg en zet per twintig werkplekken één eiland neer.',
        },
      ),
      top('postkamer', 'Postkamer', ['verpakking/dozen', 'verpakking/folie-en-tape'], {
        intro: 'Dozen, brievenbusdozen, tape en opvulling voor de uitgaande post.',
        outro:
          'Een zending tot 3,2 cm dik gaat als brievenbuspakket: lager tarief en niemand hoeft thuis te zijn.',
      }),
    ],
  },
  {
    site: 'erfenstal',
    prefix: 'ES',
    house: { name: 'Erfgoedig', colour: '#4d5d1f' },
    level: 0.99,
    size: 230,
    omit: ['afval/afvalzakken/pedaalemmerzakken', `${hp}/rollen-en-poetspapier/onderzoekspapier`],
    tops: [
      top(
        'stal-en-erf',
        'Stal & erf',
        [
          `${sm}/keuken/ontvetters`,
          `${sm}/desinfectie/oppervlakken`,
          `${sm}/desinfectie/chloor`,
          `${sm}/sanitair/ontkalkers`,
        ],
        {
          intro: 'Reiniging en ontsmetting van stal, melkput, voertuig en erf, ook in grootverpakking.',
          outro:
            'Reinig altijd eerst en ontsmet daarna: op een vuile wand werkt geen enkel ontsmettingsmiddel.',
        },
      ),
      top(
        'handschoenen-en-kleding',
        'Handschoenen & kleding',
        [`${pb}/handschoenen`, `${pb}/wegwerpkleding`, `${pb}/mondkapjes/ademmaskers`],
        {
          intro:
            'Handschoenen voor melken en monteren, schorten, overschoenen voor bezoek en stofmaskers voor voer en strooisel.',
          outro:
            'Draag bij werk met hooi, graan of droge mest ten minste een FFP2-masker; longklachten komen pas jaren later.',
        },
      ),
      top(
        'vegen-en-schrobben',
        'Vegen & schrobben',
        [
          `${mat}/vegen-en-borstels`,
          `${mat}/glas-en-vloertrekkers/vloertrekkers`,
          `${mat}/mopsystemen/mopemmers-en-wagens`,
        ],
        {
          intro: 'Bezems, schrobbers, trekkers en emmers die tegen een dag op het erf kunnen.',
          outro: 'Gebruik per stal een eigen kleur bezem en emmer, zodat ziektekiemen niet meelopen.',
        },
      ),
      top(
        'handen-wassen',
        'Handen wassen',
        [
          `${hs}/handzeep`,
          `${hs}/handdesinfectie`,
          `${hs}/dispensers/zeepdispensers`,
          `${hp}/handdoekpapier`,
        ],
        {
          intro: 'Werkplaatszeep, gewone zeep, desinfectie en papier voor de hygiënesluis.',
          outro:
            'Een wasbak bij de ingang met zeep, papier en een afvalbak is de goedkoopste bescherming tegen insleep.',
        },
      ),
      top('poetspapier', 'Poetspapier', [`${hp}/rollen-en-poetspapier`], {
        intro: 'Industrierollen voor uiers, handen en machines, en keukenrollen voor het melklokaal.',
        outro: 'Blauw papier van drie lagen blijft nat heel en valt op als er een stukje achterblijft.',
      }),
      top('zakken-en-folie', 'Zakken & folie', ['afval/afvalzakken', 'verpakking/folie-en-tape'], {
        intro: 'Zware afvalzakken, containerzakken, rekfolie en tape.',
        outro:
          'Folie van balen en wikkelfolie hoort schoon en droog bij de inzameling; gebruik zakken van 400 liter om te bundelen.',
      }),
    ],
  },
  {
    site: 'bouwkeet24',
    prefix: 'BK',
    house: { name: 'Keetvast', colour: '#b45309' },
    level: 1.02,
    size: 240,
    omit: [
      'afval/afvalzakken/pedaalemmerzakken',
      'afval/afvalzakken/composteerbare-zakken',
      'afval/afvalbakken/pedaalemmers',
      `${hp}/rollen-en-poetspapier/onderzoekspapier`,
      `${hp}/toiletpapier/gevouwen`,
      `${sm}/interieur-en-vloer/vloeronderhoud`,
      `${pb}/handschoenen/vinyl`,
    ],
    tops: [
      top(
        'werkhanden',
        'Werkhanden',
        [`${pb}/handschoenen`, `${hs}/handzeep/werkplaatszeep`, `${hs}/sanitaire-hygiene/huidverzorging`],
        {
          intro: 'Handschoenen voor het werk, zeep voor erna.',
          outro:
            'Natte cement vreet door de huid: draag gecoate handschoenen en was de handen voor elke pauze.',
        },
      ),
      top('stofmaskers', 'Stofmaskers', [`${pb}/mondkapjes/ademmaskers`], {
        split: 'certificaat',
        intro: 'FFP1 tot FFP3 volgens EN 149. Bij zagen in beton, kalkzandsteen of hardhout is FFP3 nodig.',
        outro:
          'Een masker sluit alleen af op een gladgeschoren gezicht; knijp de neusbrug aan en test met de hand voor het masker.',
      }),
      top('puin-en-afval', 'Puin & afval', ['afval/afvalzakken', 'afval/afvalbakken'], {
        intro: 'Zware zakken voor puin, containerzakken en vaten.',
        outro:
          'Voor puin en spijkers is 70 micron het minimum. Vul een puinzak tot de helft, dan is hij nog te tillen.',
      }),
      top(
        'keet-schoon',
        'Keet schoon',
        [`${sm}/interieur-en-vloer`, `${sm}/sanitair`, `${mat}/mopsystemen`, `${mat}/vegen-en-borstels`],
        {
          intro: 'Alles om keet, toilet en kantine op de bouw schoon te houden.',
          outro: 'Zet bij de deur een borstel en een mat: wat buiten blijft, hoeft niemand te dweilen.',
        },
      ),
      top('tape-en-folie', 'Tape & folie', ['verpakking/folie-en-tape']),
      top(
        'keetpapier',
        'Papier',
        [`${hp}/toiletpapier`, `${hp}/rollen-en-poetspapier`, `${hp}/handdoekpapier`],
        {
          intro: 'Toiletpapier, poetsrollen en handdoeken voor keet en werkplaats.',
          outro: 'Reken per tien man op één maxi-jumborol per week en neem een afsluitbare houder.',
        },
      ),
      top('koffiekeet', 'Koffiekeet', ['horeca/koffie-en-thee', 'horeca/bekers-en-deksels'], {
        intro: 'Koffie, thee, suiker en bekers voor de schaft.',
        outro: 'Snelfilterkoffie werkt op elk zetapparaat; een pak van 250 gram geeft ongeveer 36 koppen.',
      }),
    ],
  },
  {
    site: 'papierpunt',
    prefix: 'PP',
    house: { name: 'Puntvel', colour: '#334155' },
    level: 0.97,
    size: 260,
    tops: [
      top('toiletpapier', 'Toiletpapier', [`${hp}/toiletpapier`]),
      top('handdoekpapier', 'Handdoekpapier', [`${hp}/handdoekpapier`]),
      top('poetspapier', 'Rollen & poetspapier', [`${hp}/rollen-en-poetspapier`]),
      top(
        'tissues-en-servetten',
        'Tissues & servetten',
        [`${hp}/tissues`, 'horeca/servetten', 'horeca/tafel-en-keuken/tafelbedekking'],
        {
          intro: 'Tissues voor de balie, servetten voor de tafel en tafelrollen voor het feest.',
          outro: 'Airlaid voelt als stof en kost een derde van een gewassen servet; tissue is voor elke dag.',
        },
      ),
      top(
        'dispensers',
        'Papierdispensers',
        [`${hs}/dispensers/handdoekdispensers`, `${hs}/dispensers/toiletroldispensers`],
        {
          intro: 'Houders voor elk papier dat wij voeren, in wit, zwart en rvs.',
          outro:
            'Leg bij het ophangen de sleutel op één vaste plek: zonder sleutel wordt een dispenser opengebroken.',
        },
      ),
    ],
  },
  {
    site: 'zakkenhuis',
    prefix: 'ZH',
    house: { name: 'Zakzeker', colour: '#166534' },
    level: 0.97,
    size: 240,
    tops: [
      top('pedaalemmerzakken', 'Pedaalemmerzakken', ['afval/afvalzakken/pedaalemmerzakken'], {
        split: 'inhoud',
        intro: 'Zakjes van 10 tot 30 liter voor prullenbak, pedaalemmer en hotelkamer.',
        outro: 'Neem een zak die 5 liter groter is dan de bak: dan blijft de rand over.',
      }),
      top('vuilniszakken', 'Vuilniszakken', ['afval/afvalzakken/vuilniszakken'], {
        split: 'kleur',
        intro: 'Afvalzakken van 60 en 120 liter, van licht restafval tot puin.',
        outro: 'T25 voor droog, T50 voor nat en gemengd, T70 voor zwaar en scherp afval.',
      }),
      top('containerzakken', 'Containerzakken', ['afval/afvalzakken/containerzakken'], {
        split: 'inhoud',
        intro:
          'Voor rolcontainers van 120 tot 400 liter: de container blijft schoon en hoeft niet meer uitgespoten.',
        outro: 'Meet de bovenrand van de container, want merken verschillen tot 8 cm.',
      }),
      top(
        'gft-en-gescheiden',
        'Gft & gescheiden',
        ['afval/afvalzakken/composteerbare-zakken', 'afval/inzamelzakken'],
        {
          intro: 'Composteerbare zakken volgens EN 13432 en gekleurde zakken, één kleur per stroom.',
          outro:
            'Vraag uw inzamelaar eerst of hij bioplastic aanneemt; sommige gemeenten willen gft los in de bak.',
        },
      ),
      top(
        'draagtassen',
        'Draagtassen',
        ['verpakking/tassen-en-zakken/papieren-draagtassen', 'verpakking/tassen-en-zakken/draagtassen-folie'],
        {
          intro: 'Papieren en folie draagtassen voor winkel, bakkerij en afhaal.',
          outro:
            'Voor plastic tassen aan de kassa geldt een verplichte vergoeding; voor papieren tassen niet.',
        },
      ),
      top('vershoudzakken', 'Vershoudzakken', ['verpakking/tassen-en-zakken/vershoud-en-vacuumzakken'], {
        split: 'materiaal',
        intro: 'Diepvries-, vacuüm- en gripzakken voor keuken, slagerij en werkplaats.',
        outro:
          'Voor een kamermachine volstaat een gladde zak van 90 micron; voor bot en graat neemt u een maat ruimer.',
      }),
    ],
  },
  {
    site: 'zeepmeester',
    prefix: 'ZM',
    house: { name: 'Meesterschuim', colour: '#a21caf' },
    level: 0.99,
    size: 190,
    tops: [
      top('zeepvullingen', 'Zeepvullingen', [`${hs}/handzeep/zeepvullingen`], {
        split: 'inhoud',
        intro: 'Gesloten vullingen met eigen pomp, vloeibaar en schuim. Let op het systeem van uw dispenser.',
        outro: 'Schuimzeep geeft per liter ruim twee keer zo veel wasbeurten en spoelt sneller af.',
      }),
      top('zeep-los', 'Flessen & cans', [`${hs}/handzeep/pompflessen`, `${hs}/handzeep/navulcans`], {
        intro: 'Pompflessen voor de wastafel en cans om ze bij te vullen.',
        outro: 'Spoel een fles om voordat u hem bijvult, en vul hem niet vaker dan tien keer.',
      }),
      top('zeepdispensers', 'Zeepdispensers', [`${hs}/dispensers/zeepdispensers`], { split: 'kleur' }),
      top('handdesinfectie', 'Handdesinfectie', [`${hs}/handdesinfectie`]),
      top('werkplaatszeep', 'Werkplaatszeep', [`${hs}/handzeep/werkplaatszeep`], {
        split: 'inhoud',
        intro: 'Handreinigers tegen smeer, inkt en hars, zonder microplastics.',
        outro: 'Breng op droge handen aan en neem pas water als het vuil loslaat: dan is de helft genoeg.',
      }),
      top(
        'afwas-en-was',
        'Afwas & was',
        [
          `${vw}/handafwas/afwasmiddel`,
          `${vw}/textielwas/vloeibaar-wasmiddel`,
          `${vw}/textielwas/waspoeder`,
          `${vw}/textielwas/wasverzachter-en-bleek`,
        ],
        {
          intro: 'Zeep voor vaat en textiel, uit dezelfde ketel.',
          outro:
            'Meet het middel af op de hardheid van uw water: boven 12 °dH een kwart meer, in zacht water een kwart minder.',
        },
      ),
      top('huidverzorging', 'Huidverzorging', [`${hs}/sanitaire-hygiene/huidverzorging`], {
        intro: 'Crème voor en na het werk hoort bij handen wassen.',
        outro:
          'Smeer in voor de pauze en aan het eind van de dienst: dan krijgt de huid de tijd om te herstellen.',
      }),
    ],
  },
  {
    site: 'dispenserplein',
    prefix: 'DP',
    house: { name: 'Pleingreep', colour: '#475569' },
    level: 1,
    size: 220,
    tops: [
      top('zeepdispensers', 'Zeepdispensers', [`${hs}/dispensers/zeepdispensers`], {
        split: 'kleur',
        intro: 'Van navulbaar tot sensor, in wit, zwart en rvs.',
        outro:
          'Hang zeepdispensers op 100 cm hoogte boven de wastafel, in een toegankelijk toilet twintig centimeter lager.',
      }),
      top('handdoekdispensers', 'Handdoekdispensers', [`${hs}/dispensers/handdoekdispensers`], {
        split: 'kleur',
        intro: 'Voor vouwhanddoeken, centerfeed en matic.',
        outro: 'Een autocutdispenser halveert het papierverbruik tegenover een stapel vouwhanddoeken.',
      }),
      top('toiletroldispensers', 'Toiletroldispensers', [`${hs}/dispensers/toiletroldispensers`], {
        split: 'kleur',
        intro: 'Voor elk soort rol, afsluitbaar.',
        outro:
          'Twee rollen in één houder is het verschil tussen bijvullen als het uitkomt en bijvullen als het moet.',
      }),
      top(
        'vullingen',
        'Vullingen',
        [
          `${hs}/handzeep/zeepvullingen`,
          `${hs}/handdesinfectie/navullingen`,
          `${hp}/handdoekpapier/handdoekrollen`,
          `${hp}/handdoekpapier/vouwhanddoeken`,
          `${hp}/toiletpapier/systeemrollen`,
          `${hp}/toiletpapier/jumborollen`,
        ],
        {
          intro: 'Wat er in de dispensers gaat. De maat staat bij elk product.',
          outro:
            'Bestel de eerste doos vulling tegelijk met de dispenser en controleer of ze passen voordat u er twintig ophangt.',
        },
      ),
      top('luchtverfrissing', 'Luchtverfrissing', [`${hs}/luchtverfrissing`]),
    ],
  },
  {
    site: 'handschoenhal',
    prefix: 'HA',
    house: { name: 'Halgreep', colour: '#0369a1' },
    level: 0.96,
    size: 200,
    tops: [
      top('nitril', 'Nitril', [`${pb}/handschoenen/nitril`], {
        split: 'kleur',
        intro:
          'Latexvrij, sterk en bestand tegen vet en veel chemicaliën: de meest gekozen wegwerphandschoen.',
        outro:
          'Basic van 0,07 mm voor verzorging en voeding, grip van 0,12 mm voor werkplaats en laboratorium.',
      }),
      top('latex', 'Latex', [`${pb}/handschoenen/latex`], {
        split: 'kleur',
        intro: 'Sluit strak aan en geeft het meeste gevoel. Vraag eerst naar latexallergie.',
        outro:
          'Soft is er voor onderzoek en verzorging, de lange sterke uitvoering voor nat werk en ambulance.',
      }),
      top('vinyl', 'Vinyl', [`${pb}/handschoenen/vinyl`], {
        split: 'kleur',
        intro: 'Voordelig en ruim vallend, voor kort en licht werk.',
        outro:
          'Vinyl rekt niet mee: neem bij twijfel een maat groter, en nitril zodra er vet of reinigingsmiddel bij komt.',
      }),
      top('werkhandschoenen', 'Werkhandschoenen', [`${pb}/handschoenen/werkhandschoenen`], {
        split: 'materiaal',
        intro: 'Gecoat, snijvast of gevoerd, met de klassen van EN 388.',
        outro:
          'De vier cijfers van EN 388 staan voor schuren, snijden, scheuren en prikken; de letter erachter is de snijklasse volgens de nieuwe proef.',
      }),
      top('huishoudhandschoenen', 'Huishoudhandschoenen', [`${pb}/handschoenen/huishoudhandschoenen`], {
        split: 'kleur',
        intro: 'Herbruikbaar, in vier kleuren voor vier ruimten.',
        outro: 'Hang ze met de opening naar beneden te drogen en vervang ze bij de eerste scheur.',
      }),
    ],
  },
  {
    site: 'maskermagazijn',
    prefix: 'MM',
    house: { name: 'Mondklaar', colour: '#155e75' },
    level: 0.98,
    size: 160,
    omit: [`${pb}/handschoenen/werkhandschoenen`, `${pb}/handschoenen/huishoudhandschoenen`],
    tops: [
      top('medische-mondkapjes', 'Medische mondkapjes', [`${pb}/mondkapjes/medische-mondkapjes`], {
        split: 'kleur',
        intro: 'Type II en IIR volgens EN 14683, met elastiek of linten.',
        outro:
          'Type II filtert 98 %, IIR houdt daarbij ook spatten tegen. Vervang een kapje na drie uur of zodra het vochtig is.',
      }),
      top('ademmaskers', 'Ademmaskers', [`${pb}/mondkapjes/ademmaskers`], {
        split: 'certificaat',
        intro: 'FFP1, FFP2 en FFP3 volgens EN 149, met en zonder ventiel.',
        outro:
          'Een ventiel ademt lichter uit maar filtert niet wat de drager uitademt: gebruik in de zorg een masker zonder.',
      }),
      top('hygienemaskers', 'Hygiënemaskers', [`${pb}/mondkapjes/baard-en-hygienemaskers`], {
        intro: 'Voor keuken, inpak en bezoek.',
        outro:
          'Een hygiënemasker beschermt het product en niet de drager; kies bij besmettingsgevaar een medisch masker.',
      }),
      top('wegwerpkleding', 'Wegwerpkleding', [`${pb}/wegwerpkleding`]),
      top('handen', 'Handen', [`${hs}/handdesinfectie`, `${pb}/handschoenen`], {
        intro: 'Handdesinfectie en wegwerphandschoenen: een masker alleen is geen hygiëneplan.',
        outro: 'Desinfecteer de handen ook voordat u een handschoen aantrekt en nadat u hem uitdoet.',
      }),
      top('doekjes', 'Desinfectiedoekjes', [`${sm}/desinfectie/desinfectiedoekjes`], {
        split: 'inhoud',
        intro: 'Voorgedrenkte doekjes met en zonder alcohol.',
        outro: 'Sluit de pot na elk doekje: uitgedroogde doekjes desinfecteren niet meer.',
      }),
    ],
  },
  {
    site: 'vloerzorg',
    prefix: 'VZ',
    house: { name: 'Vloerpeil', colour: '#854d0e' },
    level: 1,
    size: 200,
    tops: [
      top(
        'vloerreinigers',
        'Vloerreinigers',
        [`${sm}/interieur-en-vloer/vloerreinigers`, `${sm}/interieur-en-vloer/allesreinigers`],
        {
          intro: 'Voor dagelijks moppen, voor de schrobzuigmachine en voor vloeren die verzorging vragen.',
          outro:
            'Strepen komen bijna altijd van te veel middel. Halveer de dosering en ververs het water vaker.',
        },
      ),
      top('vloeronderhoud', 'Was & strippers', [`${sm}/interieur-en-vloer/vloeronderhoud`], {
        split: 'inhoud',
        intro: 'Beschermlagen voor pvc, linoleum en tegels, en de stripper die ze verwijdert.',
        outro:
          'Strip alleen als de laag echt versleten is; tussentijds één dunne laag bijleggen is vaak genoeg.',
      }),
      top('moppen', 'Moppen', [`${mat}/mopmateriaal`]),
      top('mopsystemen', 'Emmers & stelen', [`${mat}/mopsystemen`]),
      top(
        'vegen-en-trekken',
        'Vegen & trekken',
        [
          `${mat}/vegen-en-borstels/bezems`,
          `${mat}/vegen-en-borstels/stoffer-en-blik`,
          `${mat}/glas-en-vloertrekkers/vloertrekkers`,
        ],
        {
          intro: 'Droog vegen voor het moppen, water trekken erna.',
          outro: 'Veeg altijd eerst: zand onder een natte mop is schuurpapier.',
        },
      ),
    ],
  },
  {
    site: 'glasenraam',
    prefix: 'GR',
    house: { name: 'Raamklaar', colour: '#0284c7' },
    level: 1.01,
    size: 160,
    tops: [
      top('glasmiddelen', 'Glasmiddelen', [`${sm}/glas-en-ruiten`]),
      top('wissers', 'Wissers', [`${mat}/glas-en-vloertrekkers`]),
      top(
        'doeken',
        'Doeken',
        [
          `${mat}/doeken-en-sponzen/microvezeldoeken`,
          `${mat}/doeken-en-sponzen/werkdoeken`,
          `${hp}/rollen-en-poetspapier/industrierollen`,
        ],
        {
          intro: 'Pluisvrije doeken en papier om na te drogen.',
          outro:
            'Gebruik voor glas een aparte doek en was hem apart: een spoor vet uit de keuken geeft strepen op elk raam.',
        },
      ),
      top('emmers-en-stelen', 'Emmers & stelen', [`${mat}/mopsystemen`], {
        intro: 'Emmers, telescoopstelen en platen.',
        outro:
          'Werk tot twee verdiepingen vanaf de grond met een telescoopsteel; dat is sneller dan een ladder en veiliger.',
      }),
      top(
        'kozijn-en-interieur',
        'Kozijn & interieur',
        [`${sm}/interieur-en-vloer/allesreinigers`, `${sm}/interieur-en-vloer/interieurreinigers`],
        {
          intro: 'Voor alles wat om de ruit heen zit.',
          outro: 'Neem kozijnen af voordat u de ruit wast, anders loopt het vuil erover.',
        },
      ),
    ],
  },
  {
    site: 'keukenhygiene',
    prefix: 'KH',
    house: { name: 'Keukenpeil', colour: '#c2410c' },
    level: 1,
    size: 240,
    omit: [`${pb}/handschoenen/werkhandschoenen`, `${hp}/rollen-en-poetspapier/onderzoekspapier`],
    tops: [
      top('reinigen', 'Reinigen & ontvetten', [`${sm}/keuken`]),
      top(
        'desinfectie',
        'Desinfectie',
        [
          `${sm}/desinfectie/oppervlakken`,
          `${sm}/desinfectie/desinfectiedoekjes`,
          `${sm}/desinfectie/chloor`,
          `${hs}/handdesinfectie/handgel-flessen`,
          `${hs}/handdesinfectie/navullingen`,
        ],
        {
          intro: 'Voor werkblad, handvat en handen, met de normen die een inspecteur vraagt.',
          outro:
            'Desinfecteer na het reinigen en naspoelen, houd de inwerktijd aan en spoel na waar voedsel komt.',
        },
      ),
      top('vaatwas', 'Vaatwas', [`${vw}/vaatwas`, `${vw}/handafwas`], {
        intro: 'Middel, glans en zout voor elke machine, en handafwas voor wat er niet in past.',
        outro:
          'De laatste spoelgang moet 80 °C halen; haalt de machine dat niet, dan helpt meer middel ook niet.',
      }),
      top(
        'handschoenen-en-kleding',
        'Handschoenen & kleding',
        [`${pb}/handschoenen`, `${pb}/wegwerpkleding`],
        {
          intro: 'Blauwe handschoenen, haarnetten en schorten voor voedselbereiding.',
          outro: 'Wissel van handschoen bij elke overgang van rauw naar bereid, en was de handen ertussen.',
        },
      ),
      top(
        'papier-en-doeken',
        'Papier & doeken',
        [`${hp}/rollen-en-poetspapier`, `${hp}/handdoekpapier`, `${mat}/doeken-en-sponzen`],
        {
          intro: 'Papier voor handen en werkblad, doeken in de kleur van de zone.',
          outro: 'Vaatdoeken gaan elke dag op 90 °C in de was; is dat niet te regelen, werk dan met papier.',
        },
      ),
      top(
        'bewaren',
        'Bewaren',
        ['horeca/tafel-en-keuken/folie-en-bakpapier', 'verpakking/tassen-en-zakken/vershoud-en-vacuumzakken'],
        {
          intro: 'Folie, bakpapier, diepvries- en vacuümzakken.',
          outro: 'Schrijf op elke verpakking wat erin zit en de datum: eerst erin is eerst eruit.',
        },
      ),
      top(
        'borstels',
        'Borstels & trekkers',
        [`${mat}/vegen-en-borstels`, `${mat}/glas-en-vloertrekkers/vloertrekkers`],
        {
          intro: 'Borstels en trekkers zonder naden, die in de vaatwasser kunnen.',
          outro: 'Hang gereedschap vrij van de vloer en vervang het zodra de haren uitstaan.',
        },
      ),
    ],
  },
  {
    site: 'sanitairplein',
    prefix: 'SP',
    house: { name: 'Tegelfris', colour: '#0e7490' },
    level: 0.99,
    size: 260,
    omit: [`${hs}/handzeep/werkplaatszeep`],
    tops: [
      top('sanitairreiniging', 'Sanitairreiniging', [`${sm}/sanitair`]),
      top('toiletpapier', 'Toiletpapier', [`${hp}/toiletpapier`]),
      top('handen-drogen', 'Handen wassen & drogen', [`${hs}/handzeep`, `${hp}/handdoekpapier`], {
        intro: 'Zeep en handdoeken, als vulling, in de pompfles of op de rol.',
        outro:
          'Goed drogen is de helft van handen wassen: natte handen dragen ziektekiemen honderd keer makkelijker over.',
      }),
      top('dispensers', 'Dispensers', [`${hs}/dispensers`]),
      top('geur-en-comfort', 'Geur & comfort', [`${hs}/luchtverfrissing`, `${hs}/sanitaire-hygiene`], {
        intro: 'Luchtverfrissing, brilreiniger, urinoirmatten en handcrème.',
        outro:
          'Blijft het ruiken, vul dan de stankafsluiters met water en behandel urinesteen; geur is een spoor, geen oplossing.',
      }),
      top(
        'bakken-en-zakjes',
        'Bakken & zakjes',
        [
          'afval/afvalbakken/pedaalemmers',
          'afval/inzamelzakken/hygienezakjes',
          'afval/afvalzakken/pedaalemmerzakken',
        ],
        {
          intro: 'Voor het damestoilet en naast de wastafel.',
          outro: 'Een bak van drie liter per toilet is genoeg als hij dagelijks wordt geleegd.',
        },
      ),
    ],
  },
  {
    site: 'verpakkingsloods',
    prefix: 'VL',
    house: { name: 'Loodsvast', colour: '#92400e' },
    level: 0.96,
    size: 250,
    tops: [
      top('dozen', 'Dozen', ['verpakking/dozen']),
      top('folie-en-tape', 'Folie & tape', ['verpakking/folie-en-tape']),
      top('tassen-en-zakken', 'Tassen & zakken', ['verpakking/tassen-en-zakken']),
      top(
        'voedselverpakking',
        'Voedselverpakking',
        ['horeca/bakken-en-bestek', 'horeca/bekers-en-deksels', 'horeca/tafel-en-keuken/folie-en-bakpapier'],
        {
          intro: 'Bakken, bekers en folie met een verklaring voor voedselcontact.',
          outro: 'Vraag bij heet en vet voedsel naar de toegestane temperatuur; die staat bij elk product.',
        },
      ),
      top(
        'magazijn',
        'Magazijn',
        [
          `${pb}/handschoenen/werkhandschoenen`,
          `${hp}/rollen-en-poetspapier/industrierollen`,
          `${mat}/vegen-en-borstels/bezems`,
          'afval/afvalzakken/containerzakken',
        ],
        {
          intro: 'Wat er naast dozen en tape in een magazijn nodig is.',
          outro: 'Een schone vloer scheelt heftruckbanden: veeg aan het eind van elke dienst de losplaats.',
        },
      ),
    ],
  },
  {
    site: 'schoolschoon',
    prefix: 'SS',
    house: { name: 'Leerfris', colour: '#4338ca' },
    level: 0.97,
    size: 290,
    omit: [
      'afval/inzamelzakken/zorg-en-medisch',
      `${hs}/handzeep/werkplaatszeep`,
      `${vw}/vaatwas/machinale-vaatwas`,
    ],
    tops: [
      top('papier', 'Papier', [`${hp}/toiletpapier`, `${hp}/handdoekpapier`, `${hp}/tissues`], {
        intro: 'Toiletpapier, handdoeken en tissues in systemen die tegen een pauze kunnen.',
        outro:
          'Op leerlingentoiletten loont een afgesloten maxi-jumbo: de rol kan er niet uit en gaat een week mee.',
      }),
      top(
        'lokaal-en-vloer',
        'Lokaal & vloer',
        [
          `${sm}/interieur-en-vloer`,
          `${sm}/glas-en-ruiten`,
          `${mat}/mopmateriaal`,
          `${mat}/doeken-en-sponzen`,
          `${mat}/vegen-en-borstels`,
        ],
        {
          intro: 'Middelen en materialen voor leslokaal, gymzaal en gang.',
          outro:
            'Plan strippen en in de was zetten in de zomervakantie; dan kan de vloer drie dagen uitharden.',
        },
      ),
      top('toilet-en-handen', 'Toilet & handen', [`${hs}/handzeep`, `${hs}/dispensers`, `${sm}/sanitair`], {
        intro: 'Zeep, stevige dispensers en middelen tegen kalk en urinesteen.',
        outro: 'Kies dispensers van slagvast kunststof met slot; rvs is mooier, maar deukt.',
      }),
      top('afval-scheiden', 'Afval scheiden', ['afval'], {
        intro: 'Bakken en zakken in de kleuren die leerlingen van thuis kennen.',
        outro: 'Zet op het plein en in de aula overal dezelfde drie bakken in dezelfde volgorde.',
      }),
      top('kantine', 'Kantine', ['horeca/bekers-en-deksels', 'horeca/servetten', `${vw}/vaatwas`], {
        intro: 'Bekers, servetten en vaatwasmiddel voor kantine en docentenkamer.',
        outro: 'Statiegeldbekers of een eigen mok besparen een school al gauw tienduizend bekers per jaar.',
      }),
    ],
  },
  {
    site: 'hotelvoorraad',
    prefix: 'HV',
    house: { name: 'Nachtwit', colour: '#713f12' },
    level: 1.04,
    size: 300,
    omit: [`${hs}/handzeep/werkplaatszeep`, 'afval/afvalbakken/afvalscheiding'],
    tops: [
      top(
        'badkamer',
        'Badkamer',
        [`${hp}/toiletpapier`, `${hp}/tissues`, `${hs}/handzeep`, `${sm}/sanitair`],
        {
          intro:
            'Wat de gast ziet en voelt: zacht papier, tissues en zeep, en de middelen die de badkamer laten glanzen.',
          outro:
            'Drielaags op de kamer en tweelaags bij de receptie is een verstandige verdeling; de gast merkt alleen het eerste.',
        },
      ),
      top(
        'housekeeping',
        'Housekeeping',
        [
          `${sm}/interieur-en-vloer`,
          `${sm}/glas-en-ruiten`,
          `${mat}/doeken-en-sponzen`,
          `${mat}/mopmateriaal`,
          `${hs}/luchtverfrissing`,
        ],
        {
          intro: 'Middelen, doeken en moppen voor de etagewagen, in vier kleuren.',
          outro:
            'Vaste plekken op de wagen en een maat fles die in de houder past schelen twee minuten per kamer.',
        },
      ),
      top('wasserij', 'Wasserij', [`${vw}/textielwas`]),
      top(
        'ontbijt-en-bar',
        'Ontbijt & bar',
        ['horeca/servetten', 'horeca/koffie-en-thee', 'horeca/bekers-en-deksels', 'horeca/tafel-en-keuken'],
        {
          intro: 'Servetten, koffie, bekers en folie voor ontbijtzaal en bar.',
          outro: 'Reken op anderhalf servet en twee koppen koffie per ontbijtgast.',
        },
      ),
      top('spoelkeuken', 'Spoelkeuken', [`${vw}/vaatwas`, `${vw}/handafwas`, `${sm}/keuken`], {
        intro: 'Vaatwasmiddel, glansmiddel en keukenreiniging.',
        outro: 'Ontkalk de voorlader elke maand: kalk op het element kost meer stroom dan het middel kost.',
      }),
      top('afval', 'Afval', ['afval/afvalzakken', 'afval/afvalbakken'], {
        intro: 'Pedaalemmers voor de kamer en zakken in elke maat.',
        outro:
          'Zakjes van 20 liter passen in bijna elke kamerbak en badkameremmer; neem één maat voor beide.',
      }),
    ],
  },
  {
    site: 'gemeentewinkel',
    prefix: 'GW',
    house: { name: 'Raadhuiskeur', colour: '#1d4ed8' },
    level: 0.95,
    size: 330,
    omit: ['afval/inzamelzakken/zorg-en-medisch'],
    tops: [
      top('inzameling', 'Inzameling', ['afval'], {
        intro: 'Zakken, bakken en afvaleilanden voor gebouw, buitendienst en inzameldag.',
        outro: 'Kleuren van zakken verschillen per gemeente; vraag bij grotere aantallen naar bedrukking.',
      }),
      top(
        'gebouwen',
        'Gebouwen',
        [
          `${sm}/interieur-en-vloer`,
          `${sm}/sanitair`,
          `${sm}/glas-en-ruiten`,
          `${mat}/mopmateriaal`,
          `${mat}/doeken-en-sponzen`,
        ],
        {
          intro: 'Schoonmaakmiddelen en -materialen voor gemeentehuis, sporthal en buurthuis.',
          outro:
            'Kies waar het kan een middel met EU Ecolabel: dat voldoet aan de meeste eisen voor duurzaam inkopen.',
        },
      ),
      top(
        'papier-en-handen',
        'Papier & handen',
        [`${hp}/toiletpapier`, `${hp}/handdoekpapier`, `${hs}/handzeep`, `${hs}/dispensers`],
        {
          intro: 'Papier, zeep en houders voor openbare toiletten en kantoren.',
          outro:
            'In openbare toiletten zijn rvs-houders met slot het duurst in aanschaf en het goedkoopst over vijf jaar.',
        },
      ),
      top(
        'buitendienst',
        'Buitendienst',
        [
          `${pb}/handschoenen`,
          `${pb}/mondkapjes`,
          `${mat}/vegen-en-borstels`,
          `${hp}/rollen-en-poetspapier/industrierollen`,
        ],
        {
          intro: 'Handschoenen, maskers, bezems en poetspapier voor werf en wijk.',
          outro: 'Geef iedereen in de buitendienst een eigen maat handschoen en houd een doos op de wagen.',
        },
      ),
      top(
        'vergaderen',
        'Vergaderen',
        ['horeca/koffie-en-thee', 'horeca/bekers-en-deksels', 'horeca/servetten'],
        {
          intro: 'Koffie, thee, bekers en servetten voor raadzaal en trouwzaal.',
          outro:
            'Gebruik binnen servies en bewaar wegwerpbekers voor evenementen buiten, met een inzamelplan.',
        },
      ),
    ],
  },
];

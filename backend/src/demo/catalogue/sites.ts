import type { Brand } from './brands.ts';

/** A top-level group of a site: which parts of the demo tree stand under it. */
export interface SiteTop {
  key: string;
  label: string;
  /** Keys of demo groups, any level. One: its children become ours. More: each becomes a child. */
  take: readonly string[];
  /** Facet by which products that stand in the top itself are divided into groups. */
  split?: 'kleur' | 'inhoud' | 'materiaal';
  /** Texts of its own; else those of the first part taken. */
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
  /** Products wanted. */
  size: number;
  /** Only products with an environmental mark or a recycled or renewable material. */
  only?: 'eco';
  /** Sells to households: no pallets, the smallest packs first. */
  smallUnits?: true;
  tops: readonly SiteTop[];
}

const hp = 'hygienepapier';
const sm = 'schoonmaakmiddelen';
const hs = 'handen-en-sanitair';
const pb = 'bescherming';
const mat = 'schoonmaakmaterialen';
const vw = 'keuken-en-was';

const top = (key: string, label: string, take: string[], more: Partial<SiteTop> = {}): SiteTop => ({
  key,
  label,
  take,
  ...more,
});

const paper = top('papier', 'Papier', [hp]);
const cleaning = top('schoonmaakmiddelen', 'Schoonmaakmiddelen', [sm]);
const materials = top('materialen', 'Schoonmaakmaterialen', [mat]);
const waste = top('afval', 'Afval & zakken', ['afval']);
const hands = top('handen-en-sanitair', 'Handen & sanitair', [hs]);

export const demoSite: SiteSpec = {
  site: 'demo',
  prefix: 'TB',
  house: { name: 'Toonkeur', colour: '#14532d' },
  level: 1,
  size: 1780,
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
};

export const sites: readonly SiteSpec[] = [
  demoSite,
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
          'Reinigers met EU Ecolabel of op basis van hernieuwbare grondstoffen, per ruimte geordend. Elk middel hier heeft een keurmerk dat u kunt nazoeken.',
        outro:
          'Het grootste verschil maakt u met de dosering: een concentraat met pomp bespaart verpakking, vervoer en middel tegelijk.',
      }),
      top('papier', 'Papier', [hp], {
        intro: 'Papier van gerecyclede vezel, bamboe of FSC-cellulose.',
        outro: 'Ongebleekt papier is even hygiënisch als wit; alleen de kleur verschilt.',
      }),
      top('zeep-en-was', 'Zeep & was', [
        `${hs}/handzeep`,
        `${vw}/vaatwas`,
        `${vw}/handafwas`,
        `${vw}/textielwas`,
      ]),
      top('afval', 'Afval', ['afval/afvalzakken', 'afval/inzamelzakken', 'afval/afvalbakken'], {
        intro: 'Zakken van gerecyclede folie en bioplastic, en bakken om te scheiden.',
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
        { intro: 'Bekers, bakken, servetten en tassen van papier, hout en suikerriet.' },
      ),
    ],
  },
  {
    site: 'horecahuis',
    prefix: 'HH',
    house: { name: 'Tafelrecht', colour: '#7c2d12' },
    level: 1.02,
    size: 340,
    tops: [
      top('aan-tafel', 'Aan tafel', ['horeca/servetten', 'horeca/tafel-en-keuken']),
      top('bekers-en-bakken', 'Bekers & bakken', ['horeca/bekers-en-deksels', 'horeca/bakken-en-bestek']),
      top('spoelkeuken', 'Spoelkeuken', [`${vw}/vaatwas`, `${vw}/handafwas`]),
      top('keukenhygiene', 'Keukenhygiëne', [
        `${sm}/keuken`,
        `${sm}/desinfectie`,
        `${pb}/handschoenen`,
        `${pb}/wegwerpkleding`,
      ]),
      top('koffiebar', 'Koffiebar', ['horeca/koffie-en-thee'], { split: 'inhoud' }),
      top('toilet-en-papier', 'Toilet & papier', [
        `${hp}/toiletpapier`,
        `${hp}/handdoekpapier`,
        `${hs}/handzeep`,
      ]),
      top('meenemen', 'Meenemen', ['verpakking/tassen-en-zakken', 'afval/afvalzakken'], {
        label: 'Tassen & zakken',
      }),
    ],
  },
  {
    site: 'zorgvoorraad',
    prefix: 'ZV',
    house: { name: 'Zorgpeil', colour: '#0f766e' },
    level: 1.03,
    size: 300,
    tops: [
      top('handschoenen', 'Handschoenen', [`${pb}/handschoenen`]),
      top('desinfectie', 'Desinfectie', [`${sm}/desinfectie`, `${hs}/handdesinfectie`]),
      top('maskers-en-kleding', 'Maskers & kleding', [`${pb}/mondkapjes`, `${pb}/wegwerpkleding`]),
      top('papier-en-tissues', 'Papier & tissues', [
        `${hp}/rollen-en-poetspapier`,
        `${hp}/tissues`,
        `${hp}/handdoekpapier`,
        `${hp}/toiletpapier`,
      ]),
      top('huid-en-handen', 'Huid & handen', [
        `${hs}/handzeep`,
        `${hs}/sanitaire-hygiene`,
        `${hs}/dispensers`,
      ]),
      top('linnen-en-afval', 'Linnen & afval', [
        'afval/inzamelzakken',
        `${vw}/textielwas`,
        'afval/afvalbakken',
      ]),
    ],
  },
  {
    site: 'huispapier',
    prefix: 'HP',
    house: { name: 'Huiswit', colour: '#be185d' },
    level: 1.14,
    size: 260,
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
        { intro: 'Keukenrollen, tissues, servetten en folie voor de hele keukenla.' },
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
        { intro: 'Dezelfde middelen als de vakman gebruikt, in flessen die thuis in het kastje passen.' },
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
        },
      ),
      top('afvalzakken', 'Afvalzakken', [
        'afval/afvalzakken/pedaalemmerzakken',
        'afval/afvalzakken/vuilniszakken',
        'afval/afvalzakken/composteerbare-zakken',
        'afval/afvalbakken/pedaalemmers',
      ]),
      top('handen', 'Handen', [
        `${hs}/handzeep/pompflessen`,
        `${hs}/handzeep/navulcans`,
        `${hs}/handdesinfectie/handgel-flessen`,
        `${pb}/handschoenen/huishoudhandschoenen`,
      ]),
      top('doeken-en-borstels', 'Doeken & borstels', [
        `${mat}/doeken-en-sponzen`,
        `${mat}/vegen-en-borstels`,
      ]),
    ],
  },
  {
    site: 'kantoorkring',
    prefix: 'KK',
    house: { name: 'Kringkeur', colour: '#1e3a8a' },
    level: 1.01,
    size: 280,
    tops: [
      top('toilet-en-handen', 'Toilet & handen', [
        `${hp}/toiletpapier`,
        `${hp}/handdoekpapier`,
        `${hs}/handzeep`,
        `${hs}/dispensers`,
        `${hs}/luchtverfrissing`,
      ]),
      top('koffiehoek', 'Koffiehoek', [
        'horeca/koffie-en-thee',
        'horeca/bekers-en-deksels',
        `${vw}/vaatwas`,
        `${vw}/handafwas`,
      ]),
      top('schoonmaak', 'Schoonmaak', [
        `${sm}/interieur-en-vloer`,
        `${sm}/glas-en-ruiten`,
        `${mat}/doeken-en-sponzen`,
        `${hp}/tissues`,
      ]),
      top('afval-scheiden', 'Afval scheiden', [
        'afval/afvalbakken',
        'afval/inzamelzakken',
        'afval/afvalzakken',
      ]),
      top('postkamer', 'Postkamer', ['verpakking/dozen', 'verpakking/folie-en-tape']),
    ],
  },
  {
    site: 'erfenstal',
    prefix: 'ES',
    house: { name: 'Erfgoedig', colour: '#4d5d1f' },
    level: 0.99,
    size: 230,
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
          intro: 'Reiniging en ontsmetting van stal, melkput, voertuig en erf, vooral in grootverpakking.',
          outro:
            'Reinig altijd eerst en ontsmet daarna: op een vuile wand werkt geen enkel ontsmettingsmiddel.',
        },
      ),
      top('handschoenen-en-kleding', 'Handschoenen & kleding', [
        `${pb}/handschoenen`,
        `${pb}/wegwerpkleding`,
        `${pb}/mondkapjes`,
      ]),
      top(
        'vegen-en-schrobben',
        'Vegen & schrobben',
        [`${mat}/vegen-en-borstels`, `${mat}/glas-en-vloertrekkers`, `${mat}/mopsystemen`],
        { intro: 'Bezems, schrobbers, trekkers en emmers die tegen een dag op het erf kunnen.' },
      ),
      top('handen-wassen', 'Handen wassen', [`${hs}/handzeep`, `${hs}/handdesinfectie`, `${hs}/dispensers`]),
      top('poetspapier', 'Poetspapier', [`${hp}/rollen-en-poetspapier`], { label: 'Poetspapier' }),
      top('zakken-en-folie', 'Zakken & folie', ['afval/afvalzakken', 'verpakking/folie-en-tape']),
    ],
  },
  {
    site: 'bouwkeet24',
    prefix: 'BK',
    house: { name: 'Keetvast', colour: '#b45309' },
    level: 1.02,
    size: 240,
    tops: [
      top(
        'keet-schoon',
        'Keet schoon',
        [`${sm}/interieur-en-vloer`, `${sm}/sanitair`, `${mat}/mopsystemen`, `${mat}/vegen-en-borstels`],
        { intro: 'Alles om keet, toilet en kantine op de bouw schoon te houden.' },
      ),
      top(
        'werkhanden',
        'Werkhanden',
        [`${pb}/handschoenen`, `${hs}/handzeep/werkplaatszeep`, `${hs}/sanitaire-hygiene/huidverzorging`],
        { intro: 'Handschoenen voor het werk, zeep voor erna.' },
      ),
      top('stofmaskers', 'Stofmaskers', [`${pb}/mondkapjes/ademmaskers`], {
        split: 'inhoud',
        intro: 'FFP1 tot FFP3 volgens EN 149. Bij zagen in beton, kalkzandsteen of hardhout is FFP3 nodig.',
        outro:
          'Een masker sluit alleen af op een gladgeschoren gezicht; knijp de neusbrug aan en test met de hand voor het masker.',
      }),
      top('puin-en-afval', 'Puin & afval', ['afval/afvalzakken', 'afval/afvalbakken'], {
        intro: 'Zware zakken voor puin, containerzakken en vaten.',
      }),
      top('tape-en-folie', 'Tape & folie', ['verpakking/folie-en-tape']),
      top('keetpapier', 'Papier', [
        `${hp}/toiletpapier`,
        `${hp}/rollen-en-poetspapier`,
        `${hp}/handdoekpapier`,
      ]),
      top('koffiekeet', 'Koffiekeet', ['horeca/koffie-en-thee', 'horeca/bekers-en-deksels']),
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
      top('tissues-en-servetten', 'Tissues & servetten', [
        `${hp}/tissues`,
        'horeca/servetten',
        'horeca/tafel-en-keuken',
      ]),
      top('dispensers', 'Papierdispensers', [
        `${hs}/dispensers/handdoekdispensers`,
        `${hs}/dispensers/toiletroldispensers`,
      ]),
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
      top('gft-en-gescheiden', 'Gft & gescheiden', [
        'afval/afvalzakken/composteerbare-zakken',
        'afval/inzamelzakken',
      ]),
      top(
        'draagtassen',
        'Draagtassen',
        ['verpakking/tassen-en-zakken/papieren-draagtassen', 'verpakking/tassen-en-zakken/draagtassen-folie'],
        { intro: 'Papieren en folie draagtassen voor winkel, bakkerij en afhaal.' },
      ),
      top('vershoudzakken', 'Vershoudzakken', ['verpakking/tassen-en-zakken/vershoud-en-vacuumzakken'], {
        split: 'materiaal',
      }),
    ],
  },
  {
    site: 'zeepmeester',
    prefix: 'ZM',
    house: { name: 'Meesterschuim', colour: '#a21caf' },
    level: 0.99,
    size: 170,
    tops: [
      top('zeepvullingen', 'Zeepvullingen', [`${hs}/handzeep/zeepvullingen`], {
        split: 'inhoud',
        intro: 'Gesloten vullingen met eigen pomp, vloeibaar en schuim. Let op het systeem van uw dispenser.',
      }),
      top('zeep-los', 'Flessen & cans', [`${hs}/handzeep/pompflessen`, `${hs}/handzeep/navulcans`], {
        intro: 'Pompflessen voor de wastafel en cans om ze bij te vullen.',
        outro: 'Spoel een fles om voordat u hem bijvult, en vul hem niet vaker dan tien keer.',
      }),
      top('werkplaatszeep', 'Werkplaatszeep', [`${hs}/handzeep/werkplaatszeep`], {
        split: 'inhoud',
        intro: 'Handreinigers tegen smeer, inkt en hars, zonder microplastics.',
      }),
      top('handdesinfectie', 'Handdesinfectie', [`${hs}/handdesinfectie`]),
      top('zeepdispensers', 'Zeepdispensers', [`${hs}/dispensers/zeepdispensers`], { split: 'kleur' }),
      top('afwas-en-was', 'Afwas & was', [`${vw}/handafwas`, `${vw}/textielwas`]),
      top('huidverzorging', 'Huidverzorging', [`${hs}/sanitaire-hygiene/huidverzorging`], {
        intro: 'Crème voor en na het werk hoort bij handen wassen.',
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
      }),
      top('handdoekdispensers', 'Handdoekdispensers', [`${hs}/dispensers/handdoekdispensers`], {
        split: 'kleur',
        intro: 'Voor vouwhanddoeken, centerfeed en matic.',
      }),
      top('toiletroldispensers', 'Toiletroldispensers', [`${hs}/dispensers/toiletroldispensers`], {
        split: 'kleur',
        intro: 'Voor elk soort rol, afsluitbaar.',
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
        { intro: 'Wat er in de dispensers gaat. De maat staat bij elk product.' },
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
      }),
      top('vinyl', 'Vinyl', [`${pb}/handschoenen/vinyl`], {
        split: 'kleur',
        intro: 'Voordelig en ruim vallend, voor kort en licht werk.',
      }),
      top('werkhandschoenen', 'Werkhandschoenen', [`${pb}/handschoenen/werkhandschoenen`], {
        split: 'kleur',
        intro: 'Gecoat, snijvast of gevoerd, met de klassen van EN 388.',
      }),
      top('huishoudhandschoenen', 'Huishoudhandschoenen', [`${pb}/handschoenen/huishoudhandschoenen`], {
        split: 'kleur',
        intro: 'Herbruikbaar, in vier kleuren voor vier ruimten.',
      }),
    ],
  },
  {
    site: 'maskermagazijn',
    prefix: 'MM',
    house: { name: 'Mondklaar', colour: '#155e75' },
    level: 0.98,
    size: 150,
    tops: [
      top('medische-mondkapjes', 'Medische mondkapjes', [`${pb}/mondkapjes/medische-mondkapjes`], {
        split: 'kleur',
        intro: 'Type II en IIR volgens EN 14683, met elastiek of linten.',
      }),
      top('ademmaskers', 'Ademmaskers', [`${pb}/mondkapjes/ademmaskers`], {
        intro: 'FFP1, FFP2 en FFP3 volgens EN 149, met en zonder ventiel.',
      }),
      top('hygienemaskers', 'Hygiënemaskers', [`${pb}/mondkapjes/baard-en-hygienemaskers`], {
        intro: 'Voor keuken, inpak en bezoek.',
      }),
      top('wegwerpkleding', 'Wegwerpkleding', [`${pb}/wegwerpkleding`]),
      top('handen', 'Handen', [`${hs}/handdesinfectie`, `${pb}/handschoenen`]),
      top('doekjes', 'Desinfectiedoekjes', [`${sm}/desinfectie/desinfectiedoekjes`], {
        split: 'inhoud',
        intro: 'Voorgedrenkte doekjes met en zonder alcohol.',
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
      top('vloerreinigers', 'Vloerreinigers', [
        `${sm}/interieur-en-vloer/vloerreinigers`,
        `${sm}/interieur-en-vloer/allesreinigers`,
      ]),
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
        { intro: 'Droog vegen voor het moppen, water trekken erna.' },
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
        { intro: 'Pluisvrije doeken en papier om na te drogen.' },
      ),
      top('emmers-en-stelen', 'Emmers & stelen', [`${mat}/mopsystemen`]),
      top(
        'kozijn-en-interieur',
        'Kozijn & interieur',
        [`${sm}/interieur-en-vloer/allesreinigers`, `${sm}/interieur-en-vloer/interieurreinigers`],
        { intro: 'Voor alles wat om de ruit heen zit.' },
      ),
    ],
  },
  {
    site: 'keukenhygiene',
    prefix: 'KH',
    house: { name: 'Keukenpeil', colour: '#c2410c' },
    level: 1,
    size: 240,
    tops: [
      top('reinigen', 'Reinigen & ontvetten', [`${sm}/keuken`]),
      top('desinfectie', 'Desinfectie', [`${sm}/desinfectie`, `${hs}/handdesinfectie`]),
      top('vaatwas', 'Vaatwas', [`${vw}/vaatwas`, `${vw}/handafwas`]),
      top('handschoenen-en-kleding', 'Handschoenen & kleding', [
        `${pb}/handschoenen`,
        `${pb}/wegwerpkleding`,
      ]),
      top('papier-en-doeken', 'Papier & doeken', [
        `${hp}/rollen-en-poetspapier`,
        `${hp}/handdoekpapier`,
        `${mat}/doeken-en-sponzen`,
      ]),
      top(
        'bewaren',
        'Bewaren',
        ['horeca/tafel-en-keuken/folie-en-bakpapier', 'verpakking/tassen-en-zakken/vershoud-en-vacuumzakken'],
        { intro: 'Folie, bakpapier, diepvries- en vacuümzakken.' },
      ),
      top('borstels', 'Borstels & trekkers', [
        `${mat}/vegen-en-borstels`,
        `${mat}/glas-en-vloertrekkers/vloertrekkers`,
      ]),
    ],
  },
  {
    site: 'sanitairplein',
    prefix: 'SP',
    house: { name: 'Tegelfris', colour: '#0e7490' },
    level: 0.99,
    size: 260,
    tops: [
      top('sanitairreiniging', 'Sanitairreiniging', [`${sm}/sanitair`]),
      top('toiletpapier', 'Toiletpapier', [`${hp}/toiletpapier`]),
      top('handen-drogen', 'Handen wassen & drogen', [`${hs}/handzeep`, `${hp}/handdoekpapier`]),
      top('dispensers', 'Dispensers', [`${hs}/dispensers`]),
      top('geur-en-comfort', 'Geur & comfort', [`${hs}/luchtverfrissing`, `${hs}/sanitaire-hygiene`]),
      top(
        'bakken-en-zakjes',
        'Bakken & zakjes',
        [
          'afval/afvalbakken/pedaalemmers',
          'afval/inzamelzakken/hygienezakjes',
          'afval/afvalzakken/pedaalemmerzakken',
        ],
        { intro: 'Voor het damestoilet en naast de wastafel.' },
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
      top('voedselverpakking', 'Voedselverpakking', [
        'horeca/bakken-en-bestek',
        'horeca/bekers-en-deksels',
        'horeca/tafel-en-keuken/folie-en-bakpapier',
      ]),
      top(
        'magazijn',
        'Magazijn',
        [
          `${pb}/handschoenen/werkhandschoenen`,
          `${hp}/rollen-en-poetspapier/industrierollen`,
          `${mat}/vegen-en-borstels/bezems`,
          'afval/afvalzakken/containerzakken',
        ],
        { intro: 'Wat er naast dozen en tape in een magazijn nodig is.' },
      ),
    ],
  },
  {
    site: 'schoolschoon',
    prefix: 'SS',
    house: { name: 'Leerfris', colour: '#4338ca' },
    level: 0.97,
    size: 290,
    tops: [
      top('papier', 'Papier', [`${hp}/toiletpapier`, `${hp}/handdoekpapier`, `${hp}/tissues`]),
      top('toilet-en-handen', 'Toilet & handen', [`${hs}/handzeep`, `${hs}/dispensers`, `${sm}/sanitair`]),
      top('lokaal-en-vloer', 'Lokaal & vloer', [
        `${sm}/interieur-en-vloer`,
        `${sm}/glas-en-ruiten`,
        `${mat}/mopmateriaal`,
        `${mat}/doeken-en-sponzen`,
        `${mat}/vegen-en-borstels`,
      ]),
      top('afval-scheiden', 'Afval scheiden', ['afval']),
      top('kantine', 'Kantine', ['horeca/bekers-en-deksels', 'horeca/servetten', `${vw}/vaatwas`]),
    ],
  },
  {
    site: 'hotelvoorraad',
    prefix: 'HV',
    house: { name: 'Nachtwit', colour: '#713f12' },
    level: 1.04,
    size: 300,
    tops: [
      top('badkamer', 'Badkamer', [
        `${hp}/toiletpapier`,
        `${hp}/tissues`,
        `${hs}/handzeep`,
        `${sm}/sanitair`,
      ]),
      top('wasserij', 'Wasserij', [`${vw}/textielwas`]),
      top('housekeeping', 'Housekeeping', [
        `${sm}/interieur-en-vloer`,
        `${sm}/glas-en-ruiten`,
        `${mat}/doeken-en-sponzen`,
        `${mat}/mopmateriaal`,
        `${hs}/luchtverfrissing`,
      ]),
      top('ontbijt-en-bar', 'Ontbijt & bar', [
        'horeca/servetten',
        'horeca/koffie-en-thee',
        'horeca/bekers-en-deksels',
        'horeca/tafel-en-keuken',
      ]),
      top('spoelkeuken', 'Spoelkeuken', [`${vw}/vaatwas`, `${vw}/handafwas`, `${sm}/keuken`]),
      top('afval', 'Afval', ['afval/afvalzakken', 'afval/afvalbakken']),
    ],
  },
  {
    site: 'gemeentewinkel',
    prefix: 'GW',
    house: { name: 'Raadhuiskeur', colour: '#1d4ed8' },
    level: 0.95,
    size: 330,
    tops: [
      top('inzameling', 'Inzameling', ['afval'], {
        intro: 'Zakken, bakken en afvaleilanden voor gebouw, buitendienst en inzameldag.',
      }),
      top('gebouwen', 'Gebouwen', [
        `${sm}/interieur-en-vloer`,
        `${sm}/sanitair`,
        `${sm}/glas-en-ruiten`,
        `${mat}/mopmateriaal`,
        `${mat}/doeken-en-sponzen`,
      ]),
      top('papier-en-handen', 'Papier & handen', [
        `${hp}/toiletpapier`,
        `${hp}/handdoekpapier`,
        `${hs}/handzeep`,
        `${hs}/dispensers`,
      ]),
      top('buitendienst', 'Buitendienst', [
        `${pb}/handschoenen`,
        `${pb}/mondkapjes`,
        `${mat}/vegen-en-borstels`,
        `${hp}/rollen-en-poetspapier`,
      ]),
      top('vergaderen', 'Vergaderen', [
        'horeca/koffie-en-thee',
        'horeca/bekers-en-deksels',
        'horeca/servetten',
      ]),
    ],
  },
];

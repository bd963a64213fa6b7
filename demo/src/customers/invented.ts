/** Companies, people and places for the demo customers. All invented, and meant to be seen to be. */

export type Sector =
  | 'school'
  | 'cleaning'
  | 'hotel'
  | 'restaurant'
  | 'care'
  | 'office'
  | 'farm'
  | 'builder'
  | 'municipality'
  | 'shop';

type Several = readonly [string, ...string[]];

export const companies: Record<Sector, Several> = {
  school: ['Basisschool De Wilgenkruin', 'Kindcentrum Het Krijtje', 'Lyceum Toontaal', 'OBS De Vijfsprong'],
  cleaning: [
    'Schoonmaakbedrijf Blinkhoven',
    'Dweil & Partners',
    'Van Sopma Facilitair',
    'Poetswerk Noorderzon',
  ],
  hotel: ['Hotel De Gouden Kraan', 'Pension Lakenhof', 'Vakantiepark Dennenschijn', 'Hotel Zevenslaap'],
  restaurant: [
    'Eetcafé De Volle Pan',
    'Brasserie Lepelrecht',
    'Lunchroom Kruimelzicht',
    'Restaurant Zout & Zo',
  ],
  care: [
    'Woonzorgcentrum De Rozenkamer',
    'Huisartsenpost Pleisterwijk',
    'Tandartspraktijk Blinkert',
    'Thuiszorg Warmhand',
  ],
  office: [
    'Administratiekantoor Cijferhof',
    'Notariaat Zegelmans',
    'Ontwerpbureau Lijnrecht',
    'Coöperatie Samenzaak',
  ],
  farm: ['Melkveehouderij Koezicht', 'Manege De Draafhoeve', 'Maatschap Graanveld', 'Loonbedrijf Ploegstra'],
  builder: [
    'Aannemersbedrijf Baksteenman',
    'Bouwgroep Vastfundament',
    'Timmerwerk Spijkerhof',
    'Dakdekkers Pannekoek',
  ],
  municipality: [
    'Gemeente Veldstede',
    'Gemeente Waterkade',
    'Sociale werkplaats De Schakel',
    'Buitendienst Plantsoen',
  ],
  shop: ['Webwinkel Doosvol', 'Bakkerij Korstjes', 'Slagerij Haasman', 'Bloemenhuis Steelrijk'],
};

/** Which two customers each site has; the first is the buyer's, the second the counter's. */
export const sectorsOf: Record<string, readonly [Sector, Sector]> = {
  demo: ['school', 'cleaning'],
  schoongroep: ['cleaning', 'office'],
  puurschoon: ['office', 'school'],
  horecahuis: ['restaurant', 'hotel'],
  zorgvoorraad: ['care', 'cleaning'],
  huispapier: ['shop', 'restaurant'],
  kantoorkring: ['office', 'municipality'],
  erfenstal: ['farm', 'shop'],
  bouwkeet24: ['builder', 'municipality'],
  papierpunt: ['office', 'hotel'],
  zakkenhuis: ['municipality', 'cleaning'],
  zeepmeester: ['builder', 'care'],
  dispenserplein: ['cleaning', 'school'],
  handschoenhal: ['care', 'builder'],
  maskermagazijn: ['builder', 'care'],
  vloerzorg: ['cleaning', 'school'],
  glasenraam: ['cleaning', 'office'],
  keukenhygiene: ['restaurant', 'care'],
  sanitairplein: ['hotel', 'office'],
  verpakkingsloods: ['shop', 'restaurant'],
  schoolschoon: ['school', 'cleaning'],
  hotelvoorraad: ['hotel', 'restaurant'],
  gemeentewinkel: ['municipality', 'farm'],
};

export const firstNames: Several = [
  'Marloes',
  'Joost',
  'Fatima',
  'Bram',
  'Anouk',
  'Rachid',
  'Lotte',
  'Sander',
  'Ilse',
  'Dewi',
  'Koen',
  'Yara',
  'Thijs',
  'Nadia',
  'Wout',
  'Sofie',
];
export const lastNames: Several = [
  'Proefhuis',
  'Voorbeeld',
  'van Verzonnen',
  'Testerink',
  'Modelstra',
  'de Schijn',
  'Fictema',
  'van der Demo',
  'Bedachtsma',
  'ter Toon',
];

export const streets: Several = [
  'Voorbeeldlaan',
  'Proefstraat',
  'Verzonnenweg',
  'Fictieplein',
  'Bedachtkade',
  'Schijnstraat',
  'Modelpad',
  'Denkbeeldhof',
];
export const dutchCities: Several = [
  'Toonwijk',
  'Spiegelhaven',
  'Verzonnenveen',
  'Proefdam',
  'Fictierode',
  'Bedachtum',
];
export const belgianCities: Several = ['Toonkerke', 'Verzonnegem', 'Sint-Fictus', 'Proefbeek'];

/** Names of delivery addresses per sector. The first is the default one. */
export const placeLabels: Record<Sector | 'home', readonly [string, string, string, string]> = {
  school: ['Hoofdgebouw', 'Onderbouw', 'Gymzaal', 'Magazijn'],
  cleaning: ['Kantoor', 'Magazijn', 'Objectenkast Noord', 'Werkplaats'],
  hotel: ['Receptie', 'Linnenkamer', 'Bijgebouw', 'Kelder'],
  restaurant: ['Restaurant', 'Keukeningang', 'Terrasopslag', 'Kelder'],
  care: ['Hoofdlocatie', 'Afdeling Oost', 'Spreekuurlocatie', 'Magazijn'],
  office: ['Hoofdkantoor', 'Pantry tweede etage', 'Nevenvestiging', 'Archief'],
  farm: ['Erf', 'Stal', 'Werktuigenloods', 'Melklokaal'],
  builder: ['Kantoor', 'Bouwplaats Haven', 'Bouwplaats Centrum', 'Loods'],
  municipality: ['Stadhuis', 'Gemeentewerf', 'Wijkpost', 'Depot'],
  shop: ['Winkel', 'Inpakafdeling', 'Filiaal', 'Opslag'],
  home: ['Thuis', 'Bij de buren', 'Vakantiehuisje', 'Garage'],
};

export const orderRefs: Several = [
  '',
  '',
  '',
  'Maandbestelling',
  'Kostenplaats 4100',
  'Kostenplaats 4210',
  'Aanvulling voorraad',
  'Project voorjaar',
];
export const orderComments: Several = [
  '',
  '',
  '',
  '',
  '',
  'Graag leveren via de achteringang.',
  'Bel aan bij de conciërge.',
  'Niet leveren tussen 12:00 en 13:00 uur.',
];

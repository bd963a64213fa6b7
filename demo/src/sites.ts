import type { Branch, Country, PriceMode } from '../../backend/src/db/schema/index.ts';

/** A shop as inserted into the sites table, before any change. */
export interface DemoSite {
  id: string;
  name: string;
  token: string;
  adminCode: string;
  prices: PriceMode;
  countries: Country[];
  hosts: string[];
  branch: Branch;
}

interface SiteData {
  name: string;
  /** Default: the Netherlands. */
  countries?: Country[];
  /** Default: only logged-in customers see prices. */
  prices?: PriceMode;
  street: string;
  postcode: string;
  city: string;
  phone: string;
  title: string;
  description: string;
  keywords: string;
}

/** Token, client code and mail address follow from the id. */
function site(id: string, data: SiteData): DemoSite {
  const { name, countries = ['NL'], prices = 'customers', street, postcode, city, phone } = data;
  return {
    id,
    name,
    token: `st_${id}`,
    adminCode: id.toUpperCase(),
    prices,
    countries,
    hosts: id === 'demo' ? ['demo.toonbank.example'] : [`www.${id}.example`, `${id}.example`],
    branch: {
      name: `${name} B.V.`,
      street,
      postcode,
      city,
      country: 'Nederland',
      phone,
      email: `info@${id}.test`,
      html_title: data.title,
      html_description: data.description,
      html_keywords: data.keywords,
    },
  };
}

/** The demo site and the twenty-two others: the same facts as the storefront's tenants have. All invented. */
export const demoSites: DemoSite[] = [
  site('demo', {
    name: 'Toonbank',
    countries: ['NL', 'BE'],
    street: 'Proefbaan 1',
    postcode: '9990 AA',
    city: 'Toonwijk',
    phone: '020 555 01 10',
    title: 'Toonbank – groothandel in schoonmaak, papier en hygiëne',
    description:
      'Toonbank is een demonstratiewinkel voor zakelijke inkopers: papier, schoonmaak, hygiëne en verpakking, met echte functies en verzonnen producten.',
    keywords: 'groothandel, demonstratie, schoonmaakmiddelen, toiletpapier, afvalzakken',
  }),
  site('schoongroep', {
    name: 'Schoongroep',
    countries: ['NL', 'BE'],
    street: 'Helderlaan 48',
    postcode: '9991 BC',
    city: 'Spiegelhaven',
    phone: '010 555 01 11',
    title: 'Schoongroep – alles voor professionele schoonmaak',
    description:
      'Schoongroep levert schoonmaakmiddelen, papier en machines aan schoonmaakbedrijven en facilitaire diensten, met vaste prijsafspraken en snelle levering.',
    keywords: 'schoonmaakgroothandel, schoonmaakmiddelen, schoonmaakbedrijf, facilitair',
  }),
  site('puurschoon', {
    name: 'Puur Schoon',
    street: 'Kruidenhof 7',
    postcode: '9992 CD',
    city: 'Lindebeek',
    phone: '030 555 01 12',
    title: 'Puur Schoon – ecologische schoonmaakgroothandel',
    description:
      'Puur Schoon is de groothandel in ecologische schoonmaak: plantaardige middelen, gerecycled papier en navulbare verpakkingen voor bedrijven.',
    keywords: 'ecologische schoonmaakmiddelen, gerecycled papier, navulverpakking, duurzaam inkopen',
  }),
  site('horecahuis', {
    name: 'Horecahuis',
    countries: ['NL', 'BE'],
    street: 'Passage 112',
    postcode: '9993 DE',
    city: 'Keukenrade',
    phone: '040 555 01 13',
    title: 'Horecahuis – groothandel voor restaurant en café',
    description:
      'Horecahuis levert restaurants, cafés en cateraars servetten, bekers, vaatwasmiddelen en keukenhygiëne, vandaag besteld en snel geleverd.',
    keywords: 'horecagroothandel, servetten, bekers, vaatwasmiddel, disposables',
  }),
  site('zorgvoorraad', {
    name: 'Zorgvoorraad',
    street: 'Verbandstraat 23',
    postcode: '9994 EF',
    city: 'Zorghoven',
    phone: '050 555 01 14',
    title: 'Zorgvoorraad – hygiëne en verbruik voor de zorg',
    description:
      'Zorgvoorraad levert handschoenen, desinfectie, incontinentiemateriaal en papier aan zorginstellingen, praktijken en thuiszorgorganisaties.',
    keywords: 'zorggroothandel, desinfectie, onderzoekshandschoenen, zorginstelling',
  }),
  site('huispapier', {
    name: 'Huispapier',
    countries: ['NL', 'BE'],
    prices: 'public',
    street: 'Rollepad 5',
    postcode: '9995 FG',
    city: 'Papendorp aan Zee',
    phone: '070 555 01 15',
    title: 'Huispapier – toiletpapier en meer, thuisbezorgd',
    description:
      'Huispapier bezorgt toiletpapier, keukenrol, tissues en schoonmaakmiddelen in grote pakken bij u thuis in Nederland en België.',
    keywords: 'toiletpapier, keukenrol, tissues, thuisbezorgd, grootverpakking',
  }),
  site('kantoorkring', {
    name: 'Kantoorkring',
    street: 'Vergaderplein 90',
    postcode: '9996 GH',
    city: 'Bureaudam',
    phone: '020 555 01 16',
    title: 'Kantoorkring – pantry, papier en schoonmaak voor kantoren',
    description:
      'Kantoorkring verzorgt kantoren: koffiebekers, papier, pantry, schoonmaak en afvalscheiding op één factuur.',
    keywords: 'kantoorgroothandel, pantry, koffiebekers, afvalscheiding, facility',
  }),
  site('erfenstal', {
    name: 'Erf & Stal',
    street: 'Achterdijk 301',
    postcode: '9997 HJ',
    city: 'Stalveen',
    phone: '0570 55 01 17',
    title: 'Erf & Stal – hygiëne en verbruik voor stal en erf',
    description:
      'Erf & Stal levert reiniging, uierdoeken, handschoenen, zakken en erfgereedschap aan veehouders, maneges en loonwerkers.',
    keywords: 'stalhygiëne, uierpapier, boerderij, manege, erfreiniging',
  }),
  site('bouwkeet24', {
    name: 'Bouwkeet24',
    street: 'Steigerkade 24',
    postcode: '9998 JK',
    city: 'Betonrijk',
    phone: '078 555 01 18',
    title: 'Bouwkeet24 – verbruik voor de bouwplaats',
    description:
      'Bouwkeet24 levert werkhandschoenen, stofmaskers, puinzakken, poetspapier en keetbenodigdheden op de bouwplaats.',
    keywords: 'bouwplaats, puinzakken, werkhandschoenen, stofmaskers, keetinrichting',
  }),
  site('papierpunt', {
    name: 'Papierpunt',
    countries: ['NL', 'BE'],
    street: 'Velkade 16',
    postcode: '9981 KL',
    city: 'Rolmeer',
    phone: '0320 55 01 19',
    title: 'Papierpunt – hygiënepapier voor bedrijven',
    description:
      'Papierpunt is specialist in hygiënepapier: toiletpapier, handdoekjes, poetsrollen en tissues in alle maten en kwaliteiten.',
    keywords: 'toiletpapier, handdoekpapier, poetsrol, hygiënepapier, groothandel',
  }),
  site('zakkenhuis', {
    name: 'Zakkenhuis',
    street: 'Vuilwagenweg 8',
    postcode: '9982 LM',
    city: 'Zakkendam',
    phone: '0413 55 01 20',
    title: 'Zakkenhuis – afvalzakken in elke maat',
    description:
      'Zakkenhuis levert afvalzakken, containerzakken, pedaalemmerzakken en gft-zakken in elke maat, kleur en dikte.',
    keywords: 'afvalzakken, containerzakken, pedaalemmerzakken, composteerbaar',
  }),
  site('zeepmeester', {
    name: 'Zeepmeester',
    street: 'Schuimsteeg 3',
    postcode: '9983 MN',
    city: 'Bellenberg',
    phone: '0345 55 01 21',
    title: 'Zeepmeester – zeep en handverzorging voor bedrijven',
    description:
      'Zeepmeester levert handzeep, foamzeep, werkplaatszeep en handverzorging met de dispensers die erbij passen.',
    keywords: 'handzeep, foamzeep, werkplaatszeep, huidverzorging, zeepdispenser',
  }),
  site('dispenserplein', {
    name: 'Dispenserplein',
    street: 'Wandplaat 60',
    postcode: '9984 NP',
    city: 'Doseerde',
    phone: '0172 55 01 22',
    title: 'Dispenserplein – dispensers en vullingen',
    description:
      'Dispenserplein heeft dispensers voor zeep, papier, desinfectie en luchtverfrissing, met vullingen en onderdelen op voorraad.',
    keywords: 'dispensers, zeepdispenser, handdoekdispenser, navulling',
  }),
  site('handschoenhal', {
    name: 'Handschoenhal',
    countries: ['NL', 'BE'],
    street: 'Vingerhoed 10',
    postcode: '9985 PR',
    city: 'Palmerveld',
    phone: '0229 55 01 23',
    title: 'Handschoenhal – handschoenen voor elk werk',
    description:
      'Handschoenhal levert nitril-, latex-, vinyl- en werkhandschoenen in alle maten, per doos en per pallet.',
    keywords: 'nitril handschoenen, latex handschoenen, werkhandschoenen, groothandel',
  }),
  site('maskermagazijn', {
    name: 'Maskermagazijn',
    street: 'Filterhof 95',
    postcode: '9986 RS',
    city: 'Ademhuizen',
    phone: '0251 55 01 24',
    title: 'Maskermagazijn – mondmaskers en adembescherming',
    description:
      'Maskermagazijn levert mondmaskers, stofmaskers, halfgelaatsmaskers en filters met de juiste keurmerken.',
    keywords: 'mondkapjes, FFP2, stofmaskers, adembescherming',
  }),
  site('vloerzorg', {
    name: 'Vloerzorg',
    street: 'Plankenpad 77',
    postcode: '9987 ST',
    city: 'Wasborg',
    phone: '0493 55 01 25',
    title: 'Vloerzorg – onderhoud voor elke vloer',
    description:
      'Vloerzorg levert vloerreinigers, was en polish, mopsystemen, pads en machines voor elke vloersoort.',
    keywords: 'vloeronderhoud, vloerreiniger, mopsystemen, pads, schrobmachine',
  }),
  site('glasenraam', {
    name: 'Glas & Raam',
    street: 'Kozijnstraat 31',
    postcode: '9988 TV',
    city: 'Ruitenstein',
    phone: '0115 55 01 26',
    title: 'Glas & Raam – gereedschap voor glazenwassers',
    description:
      'Glas & Raam levert wissers, inwassers, telescoopstelen, waterwassystemen en glasreinigers aan glazenwassers.',
    keywords: 'glazenwasser, raamwisser, telescoopsteel, glasreiniger',
  }),
  site('keukenhygiene', {
    name: 'Keukenhygiëne',
    street: 'Spoelkade 19',
    postcode: '9989 VW',
    city: 'Kookerveen',
    phone: '0485 55 01 27',
    title: 'Keukenhygiëne – voedselveilig schoon',
    description:
      'Keukenhygiëne levert alles voor voedselveilig werken: kleurgecodeerde borstels, ontvetters, vaatwas, disposables en desinfectie.',
    keywords: 'HACCP, keukenreiniging, ontvetter, vaatwas, kleurcodering',
  }),
  site('sanitairplein', {
    name: 'Sanitairplein',
    street: 'Tegelplein 2',
    postcode: '9971 WX',
    city: 'Kranenbroek',
    phone: '0525 55 01 28',
    title: 'Sanitairplein – alles voor de toiletruimte',
    description:
      'Sanitairplein levert sanitairreinigers, toiletpapier, hygiënezakjes, luchtverfrissers en toebehoren voor elke toiletruimte.',
    keywords: 'sanitairreiniger, toiletruimte, luchtverfrisser, hygiëne',
  }),
  site('verpakkingsloods', {
    name: 'Verpakkingsloods',
    countries: ['NL', 'BE'],
    street: 'Pallethof 44',
    postcode: '9972 XY',
    city: 'Dozenburg',
    phone: '0412 55 01 29',
    title: 'Verpakkingsloods – dozen, folie en tape uit voorraad',
    description:
      'Verpakkingsloods levert dozen, folie, tape, zakken en voedselverpakkingen uit voorraad, ook per pallet.',
    keywords: 'verpakkingen, dozen, stretchfolie, tape, disposables',
  }),
  site('schoolschoon', {
    name: 'School Schoon',
    street: 'Krijtjesweg 12',
    postcode: '9973 YZ',
    city: 'Leermeer',
    phone: '0294 55 01 30',
    title: 'School Schoon – schoonmaak en papier voor scholen',
    description:
      'School Schoon levert papier, zeep, schoonmaak en knutselhygiëne aan basisscholen, kinderopvang en middelbare scholen.',
    keywords: 'school, kinderopvang, schoonmaak, handzeep, papier',
  }),
  site('hotelvoorraad', {
    name: 'Hotelvoorraad',
    street: 'Lobbylaan 5',
    postcode: '9974 ZA',
    city: 'Gastenberg',
    phone: '0313 55 01 31',
    title: 'Hotelvoorraad – housekeeping en kamerartikelen',
    description:
      'Hotelvoorraad levert kameramenities, tissues, wasserijproducten en housekeeping aan hotels, pensions en vakantieparken.',
    keywords: 'hotelgroothandel, housekeeping, amenities, wasserij',
  }),
  site('gemeentewinkel', {
    name: 'Gemeentewinkel',
    street: 'Raadsplein 1',
    postcode: '9975 AB',
    city: 'Nieuw-Veldstede',
    phone: '0182 55 01 32',
    title: 'Gemeentewinkel – inkoop voor gemeenten',
    description:
      'Gemeentewinkel levert afvalzakken, veegmaterieel, hygiëne en werkkleding aan gemeenten, buitendiensten en sociale werkplaatsen.',
    keywords: 'gemeente, buitendienst, zwerfafval, afvalzakken, werkplaats',
  }),
];

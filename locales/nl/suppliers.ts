import type { PartnerService } from '@toonbank/contract';
import { dutchNumber } from '../../lib/dutch-number';

interface ServiceWords {
  name: string;
  text: string;
  /** The subject that a request begins with. */
  request: string;
}

const services: Readonly<Record<PartnerService, ServiceWords>> = {
  installation: {
    name: 'Installatie',
    text: 'Hangt op, sluit aan en stelt in.',
    request: 'Installatie aanvragen',
  },
  machine_repair: {
    name: 'Reparatie van machines',
    text: 'Onderhoudt en repareert machines, bij u of in de werkplaats.',
    request: 'Reparatie aanvragen',
  },
  waste_collection: {
    name: 'Afval inzamelen',
    text: 'Haalt uw afval op, elke stroom apart.',
    request: 'Afval laten inzamelen',
  },
};

const products = (n: number) => (n === 1 ? '1 product' : `${dutchNumber(n)} producten`);

/** Suppliers and partners: the overview, and a page each. */
export const suppliers = {
  title: (hasPartners: boolean) => (hasPartners ? 'Leveranciers en partners' : 'Leveranciers'),
  lead: (shop: string, hasPartners: boolean) =>
    `Van wie ${shop} inkoopt${hasPartners ? ', en wie u verder helpt met installatie, reparatie en afval' : ''}.`,
  suppliers: 'Leveranciers',
  suppliersText: (n: number) =>
    n === 1
      ? 'Eén bedrijf maakt of levert wat u bij ons koopt.'
      : `${dutchNumber(n)} bedrijven maken of leveren wat u bij ons koopt.`,
  partners: 'Partners',
  partnersText:
    'Zij doen wat wij zelf niet doen. U vraagt het aan via ons, en wij houden bij of het goed komt.',
  none: 'Er zijn nog geen leveranciers om te tonen.',
  toShop: 'Naar het assortiment',
  services,
  products,
  brands: 'Merken',
  certificates: 'Certificaten',
  noCertificates: 'Van dit bedrijf hebben wij geen certificaten.',
  states: { valid: 'Geldig', ends_soon: 'Loopt binnenkort af', expired: 'Verlopen' },
  validUntil: 'Geldig tot en met',
  wasValid: 'Was geldig tot en met',
  endless: 'Zonder einddatum',
  document: 'Certificaat (pdf)',
  sheets: 'Veiligheidsbladen',
  sheetsOf: (brand: string, n: number) =>
    `${brand}: ${n === 1 ? '1 veiligheidsblad' : `${n} veiligheidsbladen`}`,
  contact: 'Contact',
  shopContact: (isPartner: boolean) => `Vragen over deze ${isPartner ? 'partner' : 'leverancier'}?`,
  shopContactText: (name: string) => `Wij zijn uw aanspreekpunt, ook voor wat ${name} levert of doet.`,
  ownContact: (name: string) => `${name} zelf`,
  website: 'Website',
  lastBought: 'Laatst bij deze leverancier gekocht',
  boughtNothing: 'U hebt nog niets van deze leverancier gekocht.',
  boughtUnavailable: 'Uw aankopen zijn nu niet te laden. Probeer het straks opnieuw.',
  lastQuantity: (n: number, unit: string) => `${dutchNumber(n)} × ${unit.replace(/^per /, '')}`,
  allBought: 'Alles wat u eerder besteld hebt',
  request: 'Service aanvragen',
  requestText: (partner: string) =>
    `Wij geven uw aanvraag door aan ${partner} en laten u weten wanneer zij komen. U volgt de aanvraag bij uw taken.`,
  logIn: 'Inloggen om aan te vragen',
  productsOf: (name: string) => `Producten van ${name}`,
  description: (shop: string, n: number, hasPartners: boolean) =>
    `De ${dutchNumber(n)} leveranciers van ${shop} met hun merken en certificaten${hasPartners ? ', en de partners voor installatie, reparatie en afval' : ''}.`,
  descriptionOf: (name: string, shop: string) =>
    `${name} bij ${shop}: merken, certificaten en veiligheidsbladen.`,
  unknown: {
    title: 'Deze leverancier kennen wij niet',
    text: 'Misschien werken wij niet meer samen, of is het adres niet juist. In de lijst staan alle leveranciers.',
    all: 'Alle leveranciers bekijken',
    home: 'Naar de homepage',
  },
} as const;

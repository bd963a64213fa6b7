import type { PartnerService } from '@toonbank/contract';
import type { BrandKey } from '../catalogue/brands.ts';
import type { Emblem } from '../logos/emblems.ts';

/** A company as every site knows it: invented, like the brands. */
interface Company {
  name: string;
  /** The word in its logo; by default the first word of its name. */
  mark?: string;
  /** Colour of its logo. */
  colour: string;
  emblem: Emblem;
  city: string;
  country: string;
  description: string;
  contact: { name: string; phone: string; email: string };
  certificates: readonly CertificateName[];
}

export interface DemoSupplier extends Company {
  /** A site knows the supplier when it sells one of these. */
  brands: readonly BrandKey[];
}

export interface DemoPartner extends Company {
  service: PartnerService;
  /** A site of businesses works with the partner when it sells one of these. */
  sells: readonly BrandKey[];
}

export const issuers = {
  'ISO 9001': 'Toetsraad Laagland',
  'ISO 14001': 'Toetsraad Laagland',
  'ISO 45001': 'Toetsraad Laagland',
  'ISO 22000': 'Keurkamer Voedsel',
  'FSC-keten': 'Boskeur Benelux',
  'PEFC-keten': 'Boskeur Benelux',
  'EU Ecolabel': 'Bureau Groenkeur',
  'EN 13432': 'Bureau Groenkeur',
  'EN 455': 'Keurkamer Zorg',
  'Vakbekwaam monteur': 'Vakraad Techniek',
  'Erkend inzamelaar': 'Register Reststromen',
} as const;
export type CertificateName = keyof typeof issuers;

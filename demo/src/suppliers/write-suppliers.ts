import type { Tx } from '../../../backend/src/db/connect.ts';
import { supplierBrands, supplierCertificates, suppliers } from '../../../backend/src/db/schema/index.ts';
import { slugify } from '../../../lib/slug.ts';
import { insertRows, needed } from '../bulk-insert.ts';
import { addDays, isoDay } from '../calendar.ts';
import { hash32 } from '../catalogue/random.ts';
import { drawLogo } from '../logos/draw-logo.ts';
import type { DemoProduct } from '../model.ts';
import type { Gallery } from '../pictures.ts';
import type { DemoSite } from '../sites.ts';
import { type CertificateName, type DemoPartner, type DemoSupplier, issuers } from './model.ts';
import { type SuppliersOfSite, suppliersOf } from './of-site.ts';

type Company = DemoSupplier | DemoPartner;

/** Days until the last certificate of the first two suppliers ends: one ends soon, one has expired. */
const SPECIAL_DAYS = [23, -34];

/** The last valid day of a certificate, in days from today. */
const daysLeft = (key: string): number => 120 + (hash32(`valid|${key}`) % 900);

/** Draw the logos of a site's suppliers, before the gallery is written. @returns their URLs by name */
export function drawSupplierLogos(gallery: Gallery, ofSite: SuppliersOfSite): Map<string, string> {
  const companies: Company[] = [...ofSite.suppliers.map(({ supplier }) => supplier), ...ofSite.partners];
  return new Map(
    companies.map((company) => [
      company.name,
      gallery.addLogo(
        slugify(company.name),
        drawLogo({ ...company, name: markOf(company) }),
        `Logo van ${company.name}`,
        'leveranciers',
      ),
    ]),
  );
}

/** A logo has room for one word. */
const markOf = ({ name, mark }: Company): string => mark ?? name.split(' ')[0] ?? name;

function rowOf({ name, city, country, description, contact, ...company }: Company, logo: string) {
  return {
    name,
    slug: slugify(name),
    ...{ description, city, country, logo },
    contactName: contact.name,
    phone: contact.phone,
    email: contact.email,
    service: 'service' in company ? company.service : null,
  };
}

function certificateRow(
  siteId: string,
  company: Company,
  certificate: CertificateName,
  days: number,
  now: Date,
) {
  const key = `${company.name}|${certificate}`;
  return {
    name: certificate,
    issuer: issuers[certificate],
    number: `${certificate.replace(/[^A-Z0-9]/g, '')}-${10_000 + (hash32(key) % 90_000)}`,
    validUntil: isoDay(addDays(now, days)),
    document: `/media/${siteId}/certificates/${slugify(company.name)}-${slugify(certificate)}.pdf`,
  };
}

/** Write the suppliers of a site with their brands and certificates, and its partners. */
export async function writeSuppliers(
  tx: Tx,
  site: DemoSite,
  products: readonly DemoProduct[],
  { logos, now }: { logos: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const siteId = site.id;
  const ofSite = suppliersOf(site, products);
  const companies: Company[] = [...ofSite.suppliers.map(({ supplier }) => supplier), ...ofSite.partners];
  const written = await insertRows(tx, {
    table: suppliers,
    siteId,
    rows: companies.map((company) =>
      rowOf(company, needed(logos.get(company.name), `logo of ${company.name}`)),
    ),
    returning: ['id', 'name'],
  });
  const idOf = ({ name }: Company): number =>
    needed(written.find((row) => row.name === name)?.id, `supplier ${name}`);
  await insertRows(tx, {
    table: supplierBrands,
    siteId,
    rows: ofSite.suppliers.flatMap(({ supplier, brands }) =>
      brands.map((brand) => ({ brand, supplierId: idOf(supplier) })),
    ),
  });
  await insertRows(tx, {
    table: supplierCertificates,
    siteId,
    rows: companies.flatMap((company, place) =>
      company.certificates.map((certificate, at) => {
        const isLast = at === company.certificates.length - 1;
        const special = isLast ? SPECIAL_DAYS[place] : undefined;
        const days = special ?? daysLeft(`${company.name}|${certificate}`);
        return { supplierId: idOf(company), ...certificateRow(siteId, company, certificate, days, now) };
      }),
    ),
  });
}

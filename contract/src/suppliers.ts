import { z } from 'zod';
import { endpoint } from './define.ts';
import { id, isoDate } from './fields.ts';

/** The services of partners (docs/behaviour.md §13.8). */
export const partnerServices = ['installation', 'machine_repair', 'waste_collection'] as const;
export type PartnerService = (typeof partnerServices)[number];

export const supplierCertificate = z.object({
  id,
  name: z.string(),
  issuer: z.string(),
  number: z.string(),
  /** The last valid day; null: no end date. */
  valid_until: isoDate.nullable(),
  /** Address of the PDF; empty without a PDF. */
  document: z.string(),
});

/** The safety sheet of a product. */
export const safetySheet = z.object({
  product_id: id,
  product_name: z.string(),
  product_slug: z.string(),
  brand: z.string(),
  url: z.string(),
});

export const supplier = z.object({
  id,
  name: z.string(),
  /** Part of the address: `/nl/leveranciers/{slug}-{id}`. */
  slug: z.string(),
  /** Plain text. */
  description: z.string(),
  logo: z.string(),
  website: z.string(),
  city: z.string(),
  country: z.string(),
  is_partner: z.boolean(),
  /** Absent for a supplier that is not a partner. */
  service: z.enum(partnerServices).nullable(),
  /** Each may be empty. */
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  /** Its brands that this shop sells, by name, with their products. */
  brands: z.array(z.object({ name: z.string(), count: z.number() })),
  certificates: z.array(supplierCertificate),
  /** Present only in an answer to a request by id. */
  safety_sheets: z.array(safetySheet).optional(),
});
export type WireSupplier = z.infer<typeof supplier>;

export const suppliers = {
  all: endpoint({
    path: '/v1/supplier/get_suppliers',
    methods: ['POST', 'GET'],
    access: 'site',
    mutates: false,
    // Parameters of a GET request are text.
    request: z.object({
      id: z.coerce.number<number>().pipe(id).optional(),
      partners: z.literal([true, 'true']).optional(),
    }),
    response: z.array(supplier),
    summary: 'Suppliers and partners by name; one by id with its safety sheets, or the partners only.',
  }),
};

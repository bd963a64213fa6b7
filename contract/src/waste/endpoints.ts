import { z } from 'zod';
import { blobEndpoint, done, endpoint } from '../define.ts';
import { MAX_IMAGE_BYTES } from '../editing/image-limits.ts';
import { dutchDate, euro, id, instant, isoDate, page, text } from '../fields.ts';
import { MAX_WASTE_NOTE, MAX_WASTED, WASTE_PAGE_SIZE, wasteReasons, wasteValuations } from './kinds.ts';

const MAX_UPLOAD_BODY = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 1_000;
const key = z.string().regex(/^[\w-]{16,64}$/);

const period = {
  datefrom: dutchDate,
  dateto: dutchDate,
  reason: z.enum(wasteReasons).optional(),
};

/** One product that was thrown away. */
export const wasteEntry = z.object({
  waste_id: id,
  /** Null when the shop deleted the product. */
  product_id: id.nullable(),
  product_name: z.string(),
  product_ext_code: z.string(),
  unit_desc: z.string(),
  /** In units. */
  quantity: z.number(),
  reason: z.enum(wasteReasons),
  note: z.string(),
  photo_id: id.nullable(),
  /** Of the whole quantity; excl. VAT. */
  value: euro,
  valued_by: z.enum(wasteValuations),
  wasted_at: instant,
  wasted_by: z.string(),
});

/** Goods that a customer throws away (docs/behaviour.md §13.10). All users of the company see it. */
export const waste = {
  save: endpoint({
    path: '/v1/stockcount/save_waste',
    access: 'customer',
    mutates: true,
    request: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            productID: id,
            unitID: id,
            quantity: z.number().int().min(1).max(MAX_WASTED),
            reason: z.enum(wasteReasons),
            note: text(MAX_WASTE_NOTE).default(''),
            wastePhotoID: id.optional(),
          }),
        )
        .min(1)
        .max(200),
      /** Of the form: sent twice, it is one. */
      requestKey: key.optional(),
    }),
    response: z.object({ waste_ids: z.array(id) }),
    summary: 'Save what was thrown away.',
  }),
  remove: endpoint({
    path: '/v1/stockcount/set_remove_waste',
    access: 'customer',
    mutates: true,
    request: z.object({ wasteID: id }),
    response: done,
    summary: 'Our addition: take back what was noted by mistake.',
  }),
  restore: endpoint({
    path: '/v1/stockcount/set_restore_waste',
    access: 'customer',
    mutates: true,
    request: z.object({ wasteID: id }),
    response: done,
    summary: 'Our addition: undo that it was taken back.',
  }),
  all: endpoint({
    path: '/v1/stockcount/get_waste',
    access: 'customer',
    mutates: false,
    request: z.object({
      ...period,
      page: page.default(0),
      pageSize: z.number().int().min(1).max(200).default(WASTE_PAGE_SIZE),
    }),
    response: z.object({
      num_found: z.number(),
      start: z.number(),
      /** Newest first. */
      entries: z.array(wasteEntry),
      total: euro,
      /** Per month (its first day) and reason, of all days asked for. */
      months: z.array(
        z.object({ month: isoDate, reason: z.enum(wasteReasons), value: euro, entries: z.number() }),
      ),
    }),
    summary: 'Our addition: what was thrown away between two days, with its value per month and reason.',
  }),
  csv: blobEndpoint({
    path: '/v1/stockcount/get_waste_csv',
    access: 'customer',
    mutates: false,
    request: z.object(period),
    summary: 'Our addition: the same as a CSV file, at most 20,000 entries.',
  }),
  uploadPhoto: endpoint({
    path: '/v1/stockcount/upload_waste_photo',
    access: 'customer',
    mutates: true,
    maxBodyBytes: MAX_UPLOAD_BODY,
    request: z.object({ base64: text(MAX_UPLOAD_BODY).min(1) }),
    response: z.object({ photo_id: id }),
    summary: 'Our addition: a photo for a line that is saved within a day.',
  }),
  photo: blobEndpoint({
    path: '/v1/stockcount/get_waste_photo',
    access: 'customer',
    mutates: false,
    request: z.object({ wastePhotoID: id, size: z.enum(['thumb', 'full']).default('full') }),
    summary: 'Our addition: a photo of waste as WebP.',
  }),
};

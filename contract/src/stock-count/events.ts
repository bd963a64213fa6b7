import { z } from 'zod';
import { id, instant, lineText, searchText } from '../fields.ts';
import { MAX_COUNTED } from './limits.ts';

export { MAX_COUNT_EVENTS, MAX_COUNTED } from './limits.ts';

/** Made by the device, so that an event, and a count, that is sent twice is one. */
export const uuid = z.uuid();
/** A place where goods are kept, in the customer's own words, such as on a shelf label; empty: no place. */
export const stockPlace = lineText(200).normalize('NFC').trim().max(60);
/** A code as it was scanned or typed. */
export const countCode = searchText(80, 1)
  .transform((value) => value.trim())
  .refine((value) => value !== '');

/**
 * The kinds of an event. `set`: the device counted this many. `add`: this many more (negative: fewer). `settle`: this
 * many in all; what any device counted there before, in any unit, no longer counts.
 */
export const countEventKinds = ['set', 'add', 'settle'] as const;
export type CountEventKind = (typeof countEventKinds)[number];

/** One entry of a count. Events are only added, never changed (docs/behaviour.md §13.5). */
export const countEvent = z
  .strictObject({
    uuid,
    /** The device that counted, a random name of its own. */
    device: z.string().regex(/^[\w-]{8,64}$/),
    place: stockPlace.default(''),
    /** Absent for a code that no product has. */
    productID: id.optional(),
    /** Required with `productID`. */
    unitID: id.optional(),
    /** The unknown code; absent with `productID`. */
    code: countCode.optional(),
    kind: z.enum(countEventKinds),
    /** In units; an `add` may be negative. */
    quantity: z.number().int().min(-MAX_COUNTED).max(MAX_COUNTED),
    /** By the clock of the device. */
    countedAt: z.iso.datetime(),
  })
  .refine((event) => (event.productID === undefined) !== (event.code === undefined), { path: ['productID'] })
  .refine((event) => (event.productID === undefined) === (event.unitID === undefined), { path: ['unitID'] })
  .refine((event) => event.kind === 'add' || event.quantity >= 0, { path: ['quantity'] });
export type CountEvent = z.output<typeof countEvent>;

/** The sum of one device's events for one thing at one place, in one unit. */
export const countedPart = z.object({
  place: z.string(),
  product_id: id.nullable(),
  unit_id: id.nullable(),
  /** Empty for a product. */
  code: z.string(),
  device: z.string(),
  /** First name of the user who counted last. */
  counted_by: z.string(),
  /** In units; never below 0. */
  quantity: z.number(),
  counted_at: instant,
});

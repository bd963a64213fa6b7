import { z } from 'zod';
import { endpoint, nothing } from '../define.ts';
import { id, instant } from '../fields.ts';
import { shopCheckNames } from './checks.ts';

/** One of the things that a check found. */
const example = z.object({
  text: z.string(),
  /** Of a product; null for anything else. */
  product_id: id.nullable(),
  /** Address in the shop; empty without one. */
  path: z.string(),
});

const result = z.object({
  check: z.enum(shopCheckNames),
  /** 0: all is well. */
  count: z.number().int(),
  /** Five at most. */
  examples: z.array(example),
});
export type WireShopCheck = z.infer<typeof result>;

/** The check of the whole shop, for managers (docs/behaviour.md §19.13). */
export const shopCheck = {
  run: endpoint({
    api: 'admin',
    access: 'admin',
    permission: 'settings.write',
    mutates: false,
    path: '/shop-check',
    request: nothing,
    /** A check that does not apply to the shop is absent. */
    response: z.object({ checked_at: instant, results: z.array(result) }),
    summary: 'Faults of the shop: products, texts, mails, payments, background work and the server.',
  }),
};

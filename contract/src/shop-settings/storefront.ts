import { z } from 'zod';
import { endpoint } from '../define.ts';
import { lineText } from '../fields.ts';
import { MAX_OPENING_HOURS } from './limits.ts';

const shared = { api: 'admin', access: 'admin', permission: 'settings.write' } as const;

/** A stored text as it was shown: neither trimmed nor held to the rules for new ones. */
const seenText = lineText(1_000);
const noMoment = z.literal('');
const moment = z.iso.datetime().or(noMoment);
/** The line above the shop. */
const banner = z.object({
  text: lineText(500).trim(),
  /** A path of the shop or an https address; empty: none. */
  link: lineText(300).trim(),
  /** In UTC; empty: without a begin or an end. */
  from: moment,
  until: moment,
  isOn: z.boolean(),
});
export type ShopBanner = z.output<typeof banner>;
const seenBanner = banner.extend({ text: seenText, link: seenText });

const shownBanner = z.object({
  text: z.string(),
  link: z.string(),
  from: z.string(),
  until: z.string(),
  is_on: z.boolean(),
});
export type WireShopBanner = z.infer<typeof shownBanner>;

const required = (max: number) => lineText(max).trim().min(1);
const contact = z.object({
  phone: required(40),
  email: z.email().max(190),
  street: required(100),
  postcode: required(20),
  city: required(80),
  /** In the order in which they are shown; null: those of the site's file. */
  openingHours: z
    .array(z.object({ days: required(60), hours: required(60) }))
    .max(MAX_OPENING_HOURS)
    .nullable(),
});
export type ShopContact = z.output<typeof contact>;
const seenContact = contact.extend({
  ...{ phone: seenText, email: seenText, street: seenText, postcode: seenText, city: seenText },
});

const shownContact = z.object({
  ...{ phone: z.string(), email: z.string(), street: z.string(), postcode: z.string(), city: z.string() },
  opening_hours: z.array(z.object({ days: z.string(), hours: z.string() })).nullable(),
});
export type WireShopContact = z.infer<typeof shownContact>;

/** The parts of the site that the storefront shows on every page, for its managers (docs/behaviour.md §19.12). */
export const storefrontSettings = {
  banner: endpoint({
    ...shared,
    path: '/settings/banner',
    mutates: false,
    request: z.object({}),
    response: shownBanner,
    summary: 'The line above the shop, also while it is not shown.',
  }),
  setBanner: endpoint({
    ...shared,
    path: '/settings/set_banner',
    mutates: true,
    /** `seen`: the banner that the caller was shown. */
    request: z.object({ seen: seenBanner, banner }),
    response: shownBanner,
    summary:
      'Change the line above the shop, as the next version of the site’s texts. 409 conflict with `fields.banner: changed` ' +
      'where a colleague changed the same field meanwhile. 400 invalid_request with `until: too_small` for an end before ' +
      'the begin, or `link: invalid`.',
  }),
  contact: endpoint({
    ...shared,
    path: '/settings/contact',
    mutates: false,
    request: z.object({}),
    response: shownContact,
    summary: 'Telephone, e-mail, address and opening hours of the shop.',
  }),
  setContact: endpoint({
    ...shared,
    path: '/settings/set_contact',
    mutates: true,
    request: z.object({ seen: seenContact, contact }),
    response: shownContact,
    summary:
      'Change the contact details: on every page, in mails, and on documents from now on. 409 conflict with ' +
      '`fields.contact: changed` where a colleague changed the same field meanwhile.',
  }),
};

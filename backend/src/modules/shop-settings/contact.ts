import { type ChangeTag, endpoints, type ShopContact, type WireShopContact } from '@toonbank/contract';
import { type Branch, sites } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { SITE_REFRESH_MS } from '../../http/site-directory.ts';
import { noteChange, planChanges } from '../editing/changes.ts';
import { changedFields } from './changed-fields.ts';

const desk = endpoints.shopSettings;
/** Texts of pages and groups name the details by placeholders. In the order in which every change locks them. */
const TAGS: readonly ChangeTag[] = ['content', 'groups', 'settings'];

const contactOf = ({ phone, email, street, postcode, city, opening_hours }: Branch): ShopContact => ({
  ...{ phone, email, street, postcode, city },
  openingHours: opening_hours ?? null,
});

const toWire = ({ openingHours, ...details }: ShopContact): WireShopContact => ({
  ...details,
  opening_hours: openingHours,
});

export const getContact = implement(desk.contact, async ({ tx, viewer: { site } }) => {
  const [found] = await tx.select({ branch: sites.branch }).from(sites).where(eq(sites.id, site.id));
  return toWire(contactOf(orNotFound(found).branch));
});

export const setContact = implement(desk.setContact, async ({ tx, viewer }, { seen, contact }) => {
  const siteId = viewer.site.id;
  const [found] = await tx
    .select({ branch: sites.branch })
    .from(sites)
    .where(eq(sites.id, siteId))
    .for('no key update');
  const { branch } = orNotFound(found);
  const now = contactOf(branch);
  const changed = changedFields({ now, seen, after: contact }, 'contact');
  if (!changed) return toWire(now);
  const { openingHours, ...details } = { ...now, ...changed.after };
  const { opening_hours: _, ...others } = branch;
  const opening = openingHours ? { opening_hours: openingHours } : {};
  await tx
    .update(sites)
    .set({ branch: { ...others, ...details, ...opening } })
    .where(eq(sites.id, siteId));
  // Placeholders are filled from a copy of the site that may be seconds old: a second renewal comes after it.
  const later = new Date(Date.now() + 2 * SITE_REFRESH_MS);
  for (const tag of TAGS) {
    await noteChange(tx, siteId, tag);
    await planChanges(tx, siteId, tag, [later]);
  }
  await logAction(tx, siteId, {
    ...{ adminId: orNotFound(viewer.admin).adminId, action: 'set_contact' },
    ...{ targetKind: 'setting', targetId: 'contact', details: changed },
  });
  return toWire({ ...details, openingHours });
});

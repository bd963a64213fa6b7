import { endpoints, type ShopCompany, type ShopCosts, type WireShopSettings } from '@toonbank/contract';
import { readIban, readRegisterNumber, readVatNumber } from '@toonbank/contract/forms/company-numbers';
import type { Tx } from '../../db/connect.ts';
import { sites } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { noteChange } from '../editing/changes.ts';
import { toEuro } from '../prices/index.ts';

const desk = endpoints.shopSettings;
const cents = (euros: number) => Math.round(euros * 100);

interface Shop {
  costs: ShopCosts;
  company: ShopCompany;
}

/** The columns that the serving role sees; `lock`: no colleague changes them meanwhile. */
async function load(tx: Tx, siteId: string, lock = false) {
  const query = tx
    .select({
      nl: sites.shippingNlCents,
      be: sites.shippingBeCents,
      free: sites.freeShippingCents,
      letterhead: sites.letterhead,
    })
    .from(sites)
    .where(eq(sites.id, siteId));
  const [found] = await (lock ? query.for('no key update') : query);
  return orNotFound(found);
}

function shopOf({ nl, be, free, letterhead }: Awaited<ReturnType<typeof load>>): Shop {
  const { coc, vatNumber, iban } = letterhead;
  return {
    costs: { shippingNl: toEuro(nl), shippingBe: toEuro(be), freeFrom: toEuro(free) },
    company: { coc, vatNumber, iban },
  };
}

const toWire = ({ costs, company }: Shop, countries: readonly string[]): WireShopSettings => ({
  costs: { shipping_nl: costs.shippingNl, shipping_be: costs.shippingBe, free_from: costs.freeFrom },
  company: { coc: company.coc, vat_number: company.vatNumber, iban: company.iban },
  belgium: countries.includes('BE'),
});

const readers = { coc: readRegisterNumber, vatNumber: readVatNumber, iban: readIban };

/** Customers pay to this account: a number that was typed wrong is refused. What was stored before may stay. */
function refuseWrong(before: ShopCompany, after: ShopCompany) {
  const wrong = (Object.keys(readers) as (keyof typeof readers)[]).filter(
    (name) => after[name] !== before[name] && after[name] !== '' && !readers[name](after[name]),
  );
  if (wrong.length > 0)
    throw new DomainError(
      'invalid_request',
      'No such number exists.',
      Object.fromEntries(wrong.map((name) => [name, 'invalid'])),
    );
}

const flat = ({ costs, company }: Shop) => ({ ...costs, ...company });

export const getShop = implement(desk.shop, async ({ tx, viewer: { site } }) =>
  toWire(shopOf(await load(tx, site.id)), site.countries),
);

export const setShop = implement(desk.setShop, async ({ tx, viewer }, { seen, shop }) => {
  const { id: siteId, countries } = viewer.site;
  const found = await load(tx, siteId, true);
  const now = shopOf(found);
  const [before, shown, after] = [flat(now), flat(seen), flat(shop)];
  const names = (Object.keys(before) as (keyof typeof before)[]).filter(
    (name) => before[name] !== after[name],
  );
  if (names.length === 0) return toWire(now, countries);
  if (names.some((name) => before[name] !== shown[name]))
    throw new DomainError('conflict', 'The settings are others by now.', { shop: 'changed' });
  refuseWrong(now.company, shop.company);
  const { shippingNl, shippingBe, freeFrom, ...company } = after;
  await tx
    .update(sites)
    .set({
      shippingNlCents: cents(shippingNl),
      shippingBeCents: cents(shippingBe),
      freeShippingCents: cents(freeFrom),
      letterhead: { ...found.letterhead, ...company },
    })
    .where(eq(sites.id, siteId));
  await noteChange(tx, siteId, 'settings');
  const only = (of: typeof before) => Object.fromEntries(names.map((name) => [name, of[name]]));
  await logAction(tx, siteId, {
    ...{ adminId: orNotFound(viewer.admin).adminId, action: 'set_shop_settings' },
    ...{ targetKind: 'setting', targetId: 'shop' },
    details: { before: only(before), after: only(after) },
  });
  return toWire(shop, countries);
});

import { formatDate } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { changedFieldNames, logWords as words } from '@/locales/nl/admin/action-log';
import { admin } from '@/locales/nl/admin/admin';

interface Done {
  action: string;
  details: Readonly<Record<string, unknown>>;
}

/** A value that an action changed; undefined: there was none. */
export interface ShownChange {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** The field of an action whose details have values without a name. */
const fieldOf: Readonly<Record<string, string>> = {
  change_price: 'priceCents',
  change_role: 'role',
  correct_stock: 'stock',
  change_tiers: 'tiers',
  move_product: 'group',
  rename_price_list: 'name',
  set_product_images: 'pictures',
  set_related_products: 'related',
};
const CENTS = new Set(['priceCents', 'creditLimitCents']);
const EUROS = new Set(['minimum', 'price', 'shippingNl', 'shippingBe', 'freeFrom']);
const MAX_SHOWN_LENGTH = 120;
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** '1:380 24:360' */
const tierTexts = (value: string) =>
  value
    .split(' ')
    .map((tier) => tier.split(':').map(Number))
    .map(([from = 0, cents = 0]) => words.tier(from, formatEuro(cents / 100)))
    .join(' · ');

function textOf(field: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) return value.length.toLocaleString('nl-NL');
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    if (CENTS.has(field)) return formatEuro(value / 100);
    return EUROS.has(field) ? formatEuro(value) : value.toLocaleString('nl-NL');
  }
  if (typeof value !== 'string') return undefined;
  if (field === 'tiers') return tierTexts(value);
  if (field === 'role') return (admin.roles as Readonly<Record<string, string>>)[value] ?? value;
  if (ISO_DAY.test(value)) return formatDate(value);
  return value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values that an action changed, in words; those without a name in Dutch are left out. */
export function changesOf({ action, details }: Done): ShownChange[] {
  const { unit } = details;
  // The log of a role names its values otherwise.
  const { before, after } =
    action === 'change_role' ? { before: details.from, after: details.role } : details;
  const named = fieldOf[action];
  const pairs = named
    ? [[named, before, after] as const]
    : [...new Set([before, after].filter(isObject).flatMap(Object.keys))].map(
        (field) =>
          [field, isObject(before) ? before[field] : null, isObject(after) ? after[field] : null] as const,
      );
  return pairs.flatMap(([field, was, becomes]) => {
    const name = changedFieldNames[field];
    const change = { before: textOf(field, was), after: textOf(field, becomes) };
    if (!name || change.before === change.after) return [];
    return [{ field: named && typeof unit === 'string' ? words.ofUnit(name, unit) : name, ...change }];
  });
}

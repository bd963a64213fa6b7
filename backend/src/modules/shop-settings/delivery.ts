import { type DeliveryRules, endpoints, type WireDeliveryRules } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { deliveryRules } from '../../db/schema/index.ts';
import { sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { loadRules } from '../delivery/choices.ts';
import { addDays, shopClock } from '../delivery/days.ts';
import { holidaysOf } from '../delivery/holidays.ts';
import { deliveryDays } from '../delivery/possible-days.ts';
import { noteChange } from '../editing/changes.ts';

const desk = endpoints.shopSettings;
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const SHOWN_DAYS = 5;

async function load(tx: Tx): Promise<DeliveryRules> {
  const { cutOff, weekdays, timeWindows, pickupWindows, closedDays } = await loadRules(tx);
  return {
    ...{ cutOff, timeWindows: [...timeWindows] },
    weekdays: [...weekdays].sort(),
    pickupWindows: WEEK.map((day) => pickupWindows[day] ?? []),
    closedDays: [...closedDays].sort(),
  };
}

function toWire(rules: DeliveryRules): WireDeliveryRules {
  const now = shopClock(new Date());
  const year = Number(now.day.slice(0, 4));
  const { cutOff, weekdays, timeWindows, pickupWindows, closedDays } = rules;
  return {
    ...{ cut_off: cutOff, weekdays, time_windows: timeWindows, pickup_windows: pickupWindows },
    closed_days: closedDays,
    holidays: [year, year + 1]
      .flatMap((one) => holidaysOf('NL', one))
      .filter((day) => day >= now.day && day <= addDays(now.day, 365))
      .sort(),
    next_days: deliveryDays({ now, cutOff, weekdays, closedDays, leadDays: 1 }, 'NL', SHOWN_DAYS),
  };
}

const inWords = (rules: DeliveryRules) => JSON.stringify(rules);
const sorted = ({ weekdays, closedDays, ...rules }: DeliveryRules): DeliveryRules => ({
  ...{ cutOff: rules.cutOff, timeWindows: rules.timeWindows },
  weekdays: [...new Set(weekdays)].sort(),
  pickupWindows: rules.pickupWindows,
  closedDays: [...new Set(closedDays)].sort(),
});

export const getDeliveryRules = implement(desk.delivery, async ({ tx }) => toWire(await load(tx)));

export const setDeliveryRules = implement(desk.setDelivery, async ({ tx, viewer }, { seen, rules }) => {
  const siteId = viewer.site.id;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`delivery:${siteId}`}, 0))`);
  const now = await load(tx);
  const after = sorted(rules);
  if (inWords(now) === inWords(after)) return toWire(now);
  if (inWords(now) !== inWords(sorted(seen)))
    throw new DomainError('conflict', 'The rules are others by now.', { rules: 'changed' });
  const { cutOff, weekdays, timeWindows, closedDays } = after;
  const pickupWindows = Object.fromEntries(
    after.pickupWindows.flatMap((windows, at) => (windows.length > 0 ? [[String(at + 1), windows]] : [])),
  );
  const values = { cutOff, weekdays, timeWindows, closedDays, pickupWindows };
  await tx
    .insert(deliveryRules)
    .values({ siteId, ...values })
    .onConflictDoUpdate({ target: deliveryRules.siteId, set: values });
  await noteChange(tx, siteId, 'settings');
  const changed = (Object.keys(after) as (keyof DeliveryRules)[]).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(after[name]),
  );
  const only = (of: DeliveryRules) => Object.fromEntries(changed.map((name) => [name, of[name]]));
  await logAction(tx, siteId, {
    ...{ adminId: orNotFound(viewer.admin).adminId, action: 'set_delivery_rules' },
    ...{ targetKind: 'setting', targetId: 'delivery' },
    details: { before: only(now), after: only(after) },
  });
  return toWire(after);
});

import type { Tx } from '../../backend/src/db/connect.ts';
import { deliveryRules } from '../../backend/src/db/schema/index.ts';
import { insertRows, type NewRow } from './bulk-insert.ts';
import type { DemoSite } from './sites.ts';

type Rules = NewRow<typeof deliveryRules>;

const onWeekdays = (windows: string[]) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((weekday) => [String(weekday), windows]));

/** Most branches: orders until four, fetching on weekdays and on Saturday morning. */
const usual = {
  cutOff: '16:00',
  timeWindows: ['08:00-12:00', '12:00-17:00'],
  pickupWindows: { ...onWeekdays(['08:00-12:00', '12:00-17:30']), '6': ['09:00-12:00'] },
} satisfies Rules;

/** Sites with other rules. */
const siteRules: Record<string, Partial<Rules>> = {
  // A van at breakfast, and another before the kitchens open.
  horecahuis: { cutOff: '20:00', timeWindows: ['06:00-09:00', '09:00-12:00', '14:00-16:00'] },
  // To people's homes, also in the evening; a web shop without a counter.
  huispapier: {
    cutOff: '22:00',
    timeWindows: ['09:00-13:00', '13:00-18:00', '18:00-21:00'],
    pickupWindows: {},
  },
  // On the building site before work begins.
  bouwkeet24: { cutOff: '17:30', timeWindows: ['06:00-08:00', '08:00-12:00', '12:00-16:00'] },
  gemeentewinkel: { cutOff: '14:00', pickupWindows: onWeekdays(['07:30-12:00', '12:30-16:00']) },
};

const rulesOf = (id: string) => ({ ...usual, ...siteRules[id] });

/** Until when orders count as today's, HH:MM. */
export const cutOffOf = ({ id }: Pick<DemoSite, 'id'>): string => rulesOf(id).cutOff;

/** Write how a site delivers. */
export async function writeDelivery(tx: Tx, { id: siteId }: DemoSite): Promise<void> {
  await insertRows(tx, { table: deliveryRules, siteId, rows: [rulesOf(siteId)] });
}

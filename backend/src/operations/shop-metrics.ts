import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';

/** A scrape that comes sooner gets the counts of the one before. */
const KEPT_MS = 10_000;

interface CountRow {
  measure: string;
  label: string;
  value: number;
}

const ORDER_STATES: Readonly<Record<string, string>> = {
  1: 'new',
  2: 'in_progress',
  3: 'delivered',
  4: 'cancelled',
};

const gauges = [
  ['mails', 'toonbank_mails', 'Mails that wait, and those that were given up.', 'state', 'sum'],
  ['jobs', 'toonbank_jobs', 'Jobs that wait.', 'kind', 'sum'],
  ['orders_of_the_day', 'toonbank_orders_of_the_day', 'Orders of the last 24 hours.', 'state', 'sum'],
  ['payments_of_the_day', 'toonbank_payments_of_the_day', 'Payments of these orders.', 'state', 'sum'],
  ['oldest_mail_seconds', 'toonbank_oldest_mail_seconds', 'Age of the oldest mail that waits.', '', 'max'],
  ['oldest_job_seconds', 'toonbank_oldest_job_seconds', 'Since when the oldest job is due.', '', 'max'],
] as const;

/** Mails, jobs, orders and payments of all sites together, counted when they are asked for. */
export function addShopMetrics(registry: Registry, database: Database): void {
  let rows: Promise<CountRow[]> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async (): Promise<CountRow[]> => {
    if (!rows || performance.now() - readAt > KEPT_MS) {
      readAt = performance.now();
      rows = database
        .asOwner((_db, client) => client.query<CountRow>('SELECT * FROM shop_counts()'))
        .then((result) => result.rows);
      rows.catch(() => {
        rows = undefined;
      });
    }
    return rows;
  };
  for (const [measure, name, help, labelName, how] of gauges) {
    new Gauge({
      name,
      help,
      labelNames: labelName ? [labelName] : [],
      registers: [registry],
      async collect() {
        // Without the database the other figures are still told.
        const all = await read().catch(() => undefined);
        this.reset();
        const own = all?.filter((row) => row.measure === measure) ?? [];
        if (!all) return;
        if (how === 'max') return this.set(Math.max(0, ...own.map(({ value }) => value)));
        for (const { label, value } of own)
          this.inc(
            { [labelName]: measure === 'orders_of_the_day' ? (ORDER_STATES[label] ?? label) : label },
            value,
          );
      },
    });
  }
}

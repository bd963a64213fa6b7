import type { Database } from '../../backend/src/db/connect.ts';
import { summary, type Timing } from '../backend.ts';
import { type Ask, startApp } from './app.ts';
import type { ScaleSite } from './data.ts';

const WARM_UP = 20;
const TURNS = 150;

export const kinds = [
  'top group',
  'leaf group',
  'top group, filtered',
  'top group, customer',
  'top group by own price, customer',
  'search',
  'search, customer',
  'suggestion',
  'suggestion, customer',
] as const;
export type Kind = (typeof kinds)[number];

export interface ScaleTiming extends Timing {
  /** Average number of products in the lists. */
  found: number;
  /** The median of what a list of families costs in proportion to the same list of products. */
  familyRatio: number;
}

/** A product, compounds, a typing error, several words, a measure, an article number. */
const searches = [
  'toiletpapier',
  'dispenser',
  'toiletpapeir',
  'handschoen nitril blauw',
  'vuilniszakken 60 liter',
  'allesreiniger 5 liter',
  'koffiebeker',
  'TB-10412',
];
/** Texts while typing. */
const typed = ['to', 'toil', 'toiletp', 'toiletpapi', 'hand', 'handsch', 'vuiln', 'disp', 'all', 'nitril bl'];

interface Measure {
  bodies: object[];
  asCustomer?: boolean;
}

/** The largest top group and the largest leaf. */
async function largestGroups(database: Database, site: ScaleSite): Promise<{ top: number; leaf: number }> {
  const { rows } = await database.inSite(site, (tx) =>
    tx.execute<{ id: number; top: boolean; leaf: boolean }>(`
      SELECT g.id, g.parent_id IS NULL AS top,
        NOT EXISTS (SELECT FROM product_groups below WHERE below.parent_id = g.id) AS leaf
      FROM product_groups g JOIN list_entries e ON e.group_id = g.id GROUP BY g.site_id, g.id ORDER BY count(*) DESC, g.id`),
  );
  return { top: rows.find(({ top }) => top)?.id ?? 0, leaf: rows.find(({ leaf }) => leaf)?.id ?? 0 };
}

async function measures(database: Database, site: ScaleSite, ask: Ask): Promise<Record<Kind, Measure>> {
  const { top, leaf } = await largestGroups(database, site);
  const { facet_counts } = await ask({ groupID: top });
  const value = (facet: string, index: number) => facet_counts[facet]?.[index]?.value ?? '';
  // Typical filters: a brand; colours in stock; what is in stock; brands in a size in stock.
  const filtered = [
    { merk: [value('merk', 0)] },
    { kleur: [value('kleur', 0), value('kleur', 1)], voorraad: ['op voorraad'] },
    { voorraad: ['op voorraad'] },
    { merk: [value('merk', 0), value('merk', 3)], inhoud: [value('inhoud', 0)], voorraad: ['op voorraad'] },
  ].map((filters) => ({ groupID: top, filters }));
  // The first page, and further ones.
  const pages = Array.from({ length: 10 }, (_, index) => ({ groupID: top, page: index * 10 }));
  const asked = searches.map((search) => ({ search }));
  const suggested = typed.map((search) => ({ search, suggest: true, pageSize: 6 }));
  return {
    'top group': { bodies: pages },
    'leaf group': { bodies: [{ groupID: leaf }] },
    'top group, filtered': { bodies: filtered },
    'top group, customer': { bodies: pages, asCustomer: true },
    'top group by own price, customer': { bodies: [{ groupID: top, sort: 3 }], asCustomer: true },
    search: { bodies: asked },
    'search, customer': { bodies: asked, asCustomer: true },
    suggestion: { bodies: suggested },
    'suggestion, customer': { bodies: suggested, asCustomer: true },
  };
}

async function time(ask: Ask, { bodies, asCustomer }: Measure): Promise<ScaleTiming> {
  const times: number[] = [];
  const ratios: number[] = [];
  let found = 0;
  const timed = async (body: object) => {
    const from = performance.now();
    const { num_found } = await ask(body, asCustomer);
    return { ms: performance.now() - from, num_found };
  };
  for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
    const body = bodies[Math.abs(turn) % bodies.length] ?? {};
    // Each turn has both, so that a busy machine slows both.
    const products = await timed(body);
    // As the storefront asks.
    const families = await timed({ families: true, ...body });
    if (turn < 0) continue;
    times.push(families.ms);
    ratios.push(families.ms / products.ms);
    found += families.num_found / TURNS;
  }
  return { ...summary(times), found: Math.round(found), familyRatio: summary(ratios).medianMs };
}

/** Each kind of list, one call after another: what a caller waits for. */
export async function scaleQueries(database: Database, site: ScaleSite): Promise<Record<Kind, ScaleTiming>> {
  const { ask, close } = await startApp(database, site);
  const all = await measures(database, site, ask);
  const timings: [Kind, ScaleTiming][] = [];
  for (const kind of kinds) timings.push([kind, await time(ask, all[kind])]);
  await close();
  return Object.fromEntries(timings) as Record<Kind, ScaleTiming>;
}

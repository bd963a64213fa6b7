import budgets from '../budgets.json' with { type: 'json' };
import { row, table, verdict } from '../markdown.ts';
import { type ScaleSite, sizes } from './data.ts';
import { type Kind, kinds, type ScaleTiming } from './queries.ts';

export interface ScaleResults {
  /** 'PostgreSQL 18.1' */
  postgres: string;
  /** For the largest site. */
  makingSeconds: number;
  timings: Record<ScaleSite, Record<Kind, ScaleTiming>>;
}

const { categoryMs, searchMs, suggestionMs, familyRatio } = budgets.scale;
const limitOf = (kind: Kind) =>
  kind.startsWith('search') ? searchMs : kind.startsWith('suggestion') ? suggestionMs : categoryMs;
const sites = Object.keys(sizes) as ScaleSite[];
/** Where lists of families are compared with those of products. */
const withFamilies: readonly ScaleSite[] = ['zeepmeester'];
const number = new Intl.NumberFormat('en');

/** Lists on sites of growing size as a Markdown table; the limits are for the largest. */
export function scaleReport({ postgres, makingSeconds, timings }: ScaleResults): string {
  const largest = sites.at(-1) ?? 'demo';
  const rows = kinds.map((kind) => {
    const limit = limitOf(kind);
    const { medianMs, found } = timings[largest][kind];
    return row(
      kind,
      ...sites.map((site) => {
        const timing = timings[site][kind];
        return `${timing.medianMs.toFixed(1)} / ${timing.p99Ms.toFixed(1)}`;
      }),
      number.format(found),
      ...withFamilies.map((site) => `× ${timings[site][kind].familyRatio.toFixed(2)}`),
      `× ${(medianMs / timings[sites[0] ?? 'demo'][kind].medianMs).toFixed(1)}`,
      limit,
      verdict(medianMs <= limit),
    );
  });
  const head = ['median / p99 in ms', ...sites.map((site) => `${number.format(sizes[site])} products`)];
  const ratios = withFamilies.map(
    (site) => `of products, at ${number.format(sizes[site])}: ≤ ${familyRatio}`,
  );
  const making = `${number.format(sizes[largest])} products made in ${Math.round(makingSeconds)} s`;
  return [
    `${postgres}, ${making}\n`,
    table([...head, 'found at the largest', ...ratios, 'median grows', 'limit', 'met'], rows),
  ].join('\n');
}

import { endpoints } from '@toonbank/contract';

export interface Timing {
  medianMs: number;
  p99Ms: number;
}

export function summary(times: number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { medianMs: at(0.5), p99Ms: at(0.99) };
}

async function call(api: string, path: string, body: object): Promise<{ data: { num_found: number } }> {
  const response = await fetch(api + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-site-token': 'st_demo' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<{ data: { num_found: number } }>;
}

/** One after another, with HTTP, validation and row-level security: what a caller waits for. */
async function repeat(api: string, bodies: object[], times: number): Promise<Timing> {
  const { path } = endpoints.products.list;
  const measured: number[] = [];
  for (let turn = -20; turn < times; turn += 1) {
    const from = performance.now();
    await call(api, path, { families: true, ...bodies[Math.abs(turn) % bodies.length] });
    if (turn >= 0) measured.push(performance.now() - from);
  }
  return summary(measured);
}

/** Category pages with facets, and searches: exact, compound, misspelled. */
export async function backendQueries(api: string) {
  const tree = await fetch(`${api}/v1/productgroups/get_productgroups/0`, {
    headers: { 'x-site-token': 'st_demo' },
  });
  const { data: groups } = (await tree.json()) as { data: { id: number; subgroups: { id: number }[] }[] };
  const top = groups.map(({ id }) => ({ groupID: id }));
  const second = groups.flatMap(({ subgroups }) => subgroups.map(({ id }) => ({ groupID: id })));
  const searches = ['toiletpapier', 'dispenser', 'toiletpapeir', 'handschoen nitril blauw', 'vuilniszakken'];
  return {
    topCategory: await repeat(api, top, 200),
    subCategory: await repeat(api, second, 200),
    search: await repeat(
      api,
      searches.map((search) => ({ search })),
      200,
    ),
  };
}

import { Agent, request } from 'node:http';
import { endpoints } from '@toonbank/contract';

/** One answered call; status 0: the connection broke. */
export interface Sample {
  site: string;
  status: number;
  ms: number;
}

/** Calls a second by site. */
export type Rates = Record<string, number>;

const TICK_MS = 5;

/** Category pages of one site, each in its turn. */
async function categoryBodies(api: string, site: string): Promise<() => object> {
  const answer = await fetch(`${api}/v1/productgroups/get_productgroups/0`, {
    headers: { 'x-site-token': `st_${site}` },
  });
  const { data } = (await answer.json()) as { data: { subgroups: { id: number }[] }[] };
  const ids = data.flatMap(({ subgroups }) => subgroups.map(({ id }) => id));
  let turn = 0;
  return () => {
    turn += 1;
    return { groupID: ids[turn % ids.length] };
  };
}

/** Calls of category pages, on connections that stay open as those of a storefront do. */
export class SiteCalls {
  private readonly agent: Agent;
  private readonly bodies = new Map<string, () => object>();
  private readonly api: string;
  private readonly connections: number;

  constructor(api: string, connections: number) {
    this.api = api;
    this.connections = connections;
    this.agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  }

  /** Reads each site's groups and opens all connections: Node accepts one new connection per turn of its event loop. */
  async open(sites: readonly string[]): Promise<void> {
    for (const site of sites) this.bodies.set(site, await categoryBodies(this.api, site));
    await Promise.all(Array.from({ length: this.connections }, () => this.post('demo', '/health', {})));
  }

  close(): void {
    this.agent.destroy();
  }

  private post(site: string, path: string, body: object): Promise<number> {
    return new Promise((resolve) => {
      const headers = { 'content-type': 'application/json', 'x-site-token': `st_${site}` };
      const call = request(this.api + path, { method: 'POST', headers, agent: this.agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      });
      call.on('error', () => resolve(0));
      call.end(JSON.stringify(body));
    });
  }

  async sample(site: string): Promise<Sample> {
    const from = performance.now();
    const status = await this.post(site, endpoints.products.list.path, this.bodies.get(site)?.() ?? {});
    return { site, status, ms: performance.now() - from };
  }

  /** Calls at a fixed rate, whether or not the answers keep up. */
  async offer(rates: Rates, seconds: number): Promise<Sample[]> {
    const from = performance.now();
    const sent = new Map<string, number>();
    const samples: Promise<Sample>[] = [];
    for (let now = 0; now < seconds; now = (performance.now() - from) / 1_000) {
      for (const [site, rate] of Object.entries(rates))
        for (let count = sent.get(site) ?? 0; count < now * rate; count += 1) {
          samples.push(this.sample(site));
          sent.set(site, count + 1);
        }
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
    return Promise.all(samples);
  }
}

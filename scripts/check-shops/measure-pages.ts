import { execFile } from 'node:child_process';
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { promisify } from 'node:util';
import { Refusal } from '../lib/process.ts';

/** The least score of 100 that is no finding. */
const least: Record<string, number> = { performance: 90, accessibility: 100, 'best-practices': 95, seo: 95 };
const MAX_OUTPUT = 2 ** 27;
const PAGE_MS = 120_000;

export interface PageFinding {
  check: 'page_score' | 'page_unmeasured';
  weight: 'warning';
  /** The address with its scores, or the reason. */
  text: string;
  advice: string;
}

interface LighthouseReport {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
}

/** The text of a page. A name below localhost is this machine, which only browsers know. */
function read(address: string): Promise<string> {
  const url = new URL(address);
  const isHere = url.hostname.endsWith('.localhost');
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    const options = {
      headers: { host: url.host },
      timeout: 20_000,
      ...(isHere && { hostname: '127.0.0.1' }),
    };
    const call = get(
      isHere ? new URL(url.pathname, `http://127.0.0.1:${url.port}`) : url,
      options,
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => resolve(text));
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer within 20 s')));
    call.on('error', reject);
  });
}

/** The first page and, where there are links to them, its first group and that group's first product. */
async function threePages(shop: string): Promise<string[]> {
  const link = (html: string, kind: 'c' | 'p') => new RegExp(`href="(/nl/${kind}/[^"?]+)`).exec(html)?.[1];
  const group = link(await read(shop), 'c');
  if (!group) return [shop];
  const product = link(await read(new URL(group, shop).href), 'p');
  return [shop, ...[group, product].flatMap((path) => (path ? [new URL(path, shop).href] : []))];
}

async function scoresOf(page: string): Promise<LighthouseReport> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ');
  const args = [page, '--quiet', '--output=json', `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)('lighthouse', args, {
    maxBuffer: MAX_OUTPUT,
    timeout: PAGE_MS,
  });
  return JSON.parse(stdout);
}

function judge(page: string, { runtimeError, categories }: LighthouseReport): PageFinding[] {
  if (runtimeError) throw new Error(runtimeError.message);
  // Only the public addresses of a shop may be in a search engine.
  const isPublic = new URL(page).protocol === 'https:';
  const low = Object.entries(least).flatMap(([name, lowest]) => {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    return score < lowest && (isPublic || name !== 'seo') ? [`${name} ${score} of ${lowest}`] : [];
  });
  const advice =
    'look at the page with Lighthouse: large pictures and texts that editors added are the usual reason';
  return low.length === 0
    ? []
    : [{ check: 'page_score', weight: 'warning', text: `${page}: ${low.join(', ')}`, advice }];
}

/**
 * Measures the first page, a group and a product of a shop with the program `lighthouse`, one after the other.
 * @throws Refusal without that program
 */
export async function measurePages(shop: string): Promise<PageFinding[]> {
  const findings: PageFinding[] = [];
  const pages = await threePages(shop).catch(() => [shop]);
  for (const page of pages)
    try {
      findings.push(...judge(page, await scoresOf(page)));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT')
        throw new Refusal('Pages are measured with Lighthouse: npm install --global lighthouse, then again.');
      const text = `${page}: ${message.split('\n')[0]}`;
      const advice = 'the page was not measured; open it in a browser, and set CHROME_PATH to a Chrome';
      findings.push({ check: 'page_unmeasured', weight: 'warning', text, advice });
    }
  return findings;
}

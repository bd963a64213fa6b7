import '../lib/with-env-file.ts';
import { execFile } from 'node:child_process';
import { isSiteId, siteOf } from '../../tenants/hosts.ts';
import { root } from '../lib/install.mjs';
import { childEnv, Refusal } from '../lib/process.ts';
import { checkHost, type HostFinding } from './check-host.ts';
import { measurePages } from './measure-pages.ts';

interface Finding {
  check: string;
  weight: 'fault' | 'warning';
  count?: number;
  text?: string;
  examples?: { text: string }[];
  advice: string;
}
interface Report {
  sites: { site: string; findings: Finding[] }[];
}

/** Names that only exist in examples, and on this machine. */
const isPublic = (host: string) => !/\.(?:example|localhost|test|invalid)$/.test(host);

/** The backend's part. @returns undefined after a refusal, which has been printed */
function askBackend(site: readonly string[]): Promise<Report | undefined> {
  return new Promise((resolve) => {
    const args = ['backend/src/commands/main.ts', 'check-shops', ...site];
    execFile(process.execPath, args, { cwd: root, env: childEnv(), maxBuffer: 2 ** 26 }, (_, out, stderr) => {
      process.stderr.write(stderr);
      resolve(out === '' ? undefined : (JSON.parse(out) as Report));
    });
  });
}

async function checkHosts(site: string): Promise<HostFinding[]> {
  const hosts = isSiteId(site) ? siteOf(site).hosts.filter(isPublic) : [];
  const findings = await Promise.all(hosts.map((host) => checkHost(host)));
  return findings.filter((one) => one !== undefined);
}

function textOf({ check, weight, count, text, examples = [], advice }: Finding): string {
  const details = text ?? examples.map((one) => one.text).join(', ');
  const shown = details === '' ? '' : ` (${details})`;
  return `${weight.padEnd(7)}  ${check}${count === undefined ? '' : ` ${count}`}: ${advice}${shown}`;
}

/** A line per finding, with the sites that have it: those of the server are the same for all. */
function linesOf({ sites }: Report): string[] {
  const found = sites.flatMap(({ site, findings }) => findings.map((one) => ({ site, text: textOf(one) })));
  const byText = [...Map.groupBy(found, ({ text }) => text)];
  return byText.map(([text, those]) => {
    const isAll = those.length === sites.length && sites.length > 1;
    return `${isAll ? 'all sites' : those.map(({ site }) => site).join(', ')}  ${text}`;
  });
}

/** The address that a site's pages are measured at: its first public one, else that of the shop on this machine. */
function shopOf(site: string): string {
  const host = isSiteId(site) ? siteOf(site).hosts.find(isPublic) : undefined;
  return host ? `https://${host}/` : `http://${site}.localhost:${process.env.PORT ?? 3000}/`;
}

const OPTIONS = ['--json', '--pages'];

/**
 * `npm run check-shops -- [<site>] [--json] [--pages]`: the backend's findings with those of hosts and certificates, and
 * with `--pages` the scores of three pages of each shop, which takes a minute for each.
 */
async function report(args: readonly string[]): Promise<Report | undefined> {
  const found = await askBackend(args.filter((one) => !OPTIONS.includes(one)));
  for (const one of found?.sites ?? []) {
    one.findings.push(...(await checkHosts(one.site)));
    if (args.includes('--pages')) one.findings.push(...(await measurePages(shopOf(one.site))));
  }
  return found;
}

const args = process.argv.slice(2);
const found = await report(args).catch((error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
});
if (found) {
  const all = found.sites.flatMap((one) => one.findings);
  const faults = all.filter(({ weight }) => weight === 'fault').length;
  const text = [...linesOf(found), `Findings: ${all.length}; faults: ${faults}.`].join('\n');
  process.stdout.write(`${args.includes('--json') ? JSON.stringify(found, null, 2) : text}\n`);
  process.exitCode = Number(faults > 0);
} else process.exitCode = 1;

import { isSiteId } from '../../tenants/hosts.ts';

interface Started {
  port: number;
  apiUrl: string;
  /** Every host is the one site of SITE_TOKEN. */
  oneSite: boolean;
  /** localhost is the site `demo`. */
  demoSite: boolean;
  /** The database has the demo shops, whose passwords everybody may read. */
  demoData: boolean;
  /** The ids of the sites that the backend serves; absent for an API that runs elsewhere. */
  served: readonly string[] | undefined;
}

/**
 * URL of the outbox with the unsent mails, when the backend shows them: development and demo, without an
 * SMTP server.
 */
async function outboxOf(apiUrl: string): Promise<string | undefined> {
  const url = `${apiUrl}/outbox`;
  const shown = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return shown ? url : undefined;
}

/** Addresses of the shop that answer. The host decides which site is shown, and localhost is at most the site `demo`. */
export function shopLines({ port, oneSite, demoSite, demoData, served }: Omit<Started, 'apiUrl'>): string[] {
  const here = `  Shop      http://localhost:${port}`;
  if (oneSite) return [here];
  const first = demoSite && (served?.includes('demo') ?? true) ? [here] : [];
  if (demoData)
    return [
      ...first,
      `  Sites     http://<site>.localhost:${port}, e.g. http://huispapier.localhost:${port}`,
    ];
  if (!served) return [...first, `  Sites     http://<site>.localhost:${port}, of those that the API has`];
  const known = served.filter((id) => isSiteId(id));
  if (known.length === 0) return ['  Shop      none yet: npm run open -- <site>'];
  return known.flatMap((id) => [
    `  Shop      http://${id}.localhost:${port}`,
    `  Admin     http://${id}.localhost:${port}/beheer, client code ${id.toUpperCase()}`,
  ]);
}

/** Prints addresses and logins after the start. */
export async function announce({ apiUrl, ...started }: Started): Promise<void> {
  const outbox = await outboxOf(apiUrl);
  const lines = ['', ...shopLines(started), `  API       ${apiUrl}  (documentation: /docs)`];
  if (outbox) lines.push(`  Mail      ${outbox}  (what would have been sent)`);
  if (started.demoSite && started.demoData)
    lines.push(
      '',
      '  Customer  inkoper@demo.test or balie@demo.test, password schoon-en-droog-2026',
      '  Admin     client code DEMO, beheer@demo.test, password schoon-en-beheer-2026',
    );
  lines.push('', '  Ctrl-C stops both.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

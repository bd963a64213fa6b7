import { sites } from '../hosts.ts';
import { tenants } from '../index.ts';
import { compose, LOGO_HEIGHT } from '../logos/compose.ts';
import { designs } from '../logos/designs.ts';
import { doubles } from './doubles.ts';
import { openFields } from './placeholders.ts';
import { tenantSchema } from './schema.ts';
import type { SiteFiles } from './site-files.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const NO_INKS = { main: '', onMain: '', second: '', word: '' };

const fieldOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (said, part) => said + (typeof part === 'number' ? `[${part}]` : `${said && '.'}${String(part)}`),
    '',
  );

function hostProblems(id: string, { sites }: SiteFiles): string[] {
  const wrong = (sites[id]?.hosts ?? []).filter((host) => !HOST.test(host));
  return wrong.map(
    (host) => `tenants/hosts.ts: "${host}" of ${id} is no host name in lower case, without port.`,
  );
}

function dataProblems(id: string, { sites, tenants }: SiteFiles): string[] {
  const tenant = tenants[id];
  if (!sites[id]) return [`tenants/hosts.ts: ${id} is missing; tenants/index.ts has it.`];
  if (!tenant) return [`tenants/index.ts: ${id} is missing; tenants/hosts.ts has it.`];
  const file = `tenants/sites/${id}/site.ts`;
  if (tenant.id !== id)
    return [`${file}: defineTenant says "${tenant.id}"; in tenants/index.ts it is ${id}.`];
  const issues = tenantSchema.safeParse(tenant).error?.issues ?? [];
  return issues.map(({ path, message }) => `${file}: ${fieldOf(path)} ${message}.`);
}

function logoProblems(id: string, { tenants, designs }: SiteFiles): string[] {
  const design = designs[id];
  if (!design) return [`tenants/sites/${id}/logo.ts: the drawing is missing from tenants/logos/designs.ts.`];
  try {
    const { width } = compose(design, NO_INKS);
    const said = tenants[id]?.logo;
    if (!said || (said.width === width && said.height === LOGO_HEIGHT)) return [];
    return [
      `tenants/sites/${id}/site.ts: logo must be { width: ${width}, height: ${LOGO_HEIGHT} }, the drawing's size.`,
    ];
  } catch (error) {
    return [`tenants/sites/${id}/logo.ts: lines can't be written: ${(error as Error).message}.`];
  }
}

const byId = <Value extends { id: string }>(items: readonly Value[]) =>
  Object.fromEntries(items.map((item) => [item.id, item]));
const ours: SiteFiles = { sites: byId(sites), tenants, designs };

/** Missing or wrong values in the sites' files: one sentence each, with file and field. */
export function siteProblems(files: SiteFiles = ours): string[] {
  const ids = [...new Set([...Object.keys(files.sites), ...Object.keys(files.tenants)])];
  const each = ids.flatMap((id) => [hostProblems, dataProblems, logoProblems].flatMap((of) => of(id, files)));
  return [...each, ...doubles(files)];
}

/** Placeholders left since a site was made: one sentence per site. */
export function openPlaces(files: Pick<SiteFiles, 'tenants'> = ours): string[] {
  return Object.entries(files.tenants).flatMap(([id, tenant]) => {
    const fields = tenant ? openFields(tenant) : [];
    return fields.length > 0
      ? [`tenants/sites/${id}/site.ts: still to be filled in: ${fields.join(', ')}.`]
      : [];
  });
}

/**
 * To be called once at start, so that a wrong file stops the process instead of standing on every page.
 * @throws Error with one sentence per problem
 */
export function checkSites(): void {
  const problems = siteProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

import { safeReturnPath } from '../return-path.ts';
import { oldPath, type RedirectTable } from './old-paths.ts';
import { pathSegments } from './path-segments.ts';
import { passHandlers, showSiteFile } from './visit.ts';

/** Whether a route takes this path before redirects are looked up. */
function isTaken(pathname: string): boolean {
  const visit = { pathname, query: new URLSearchParams(), site: 'any', audience: 'visitor' } as const;
  return (passHandlers(visit) ?? showSiteFile(visit)) !== undefined;
}

function problemOf(from: string, to: string, table: RedirectTable): string | undefined {
  const segments = pathSegments(from);
  if (!segments || segments.length === 0 || from !== `/${segments.join('/')}`) return 'is no path';
  if (from !== from.toLowerCase()) return 'must be in lower case; every case of it is meant';
  if (isTaken(from)) return 'is never looked up: something else answers there';
  if (safeReturnPath(to) !== to) return `must lead to a path on the site itself, not to "${to}"`;
  const { pathname, searchParams } = new URL(to, 'http://here.invalid');
  if (oldPath(pathname, searchParams, table) !== undefined) return `leads to "${to}", which leads on`;
  return undefined;
}

/**
 * Checks the redirect tables. Call it once at start, so that a wrong line stops the process instead of sending
 * readers in circles.
 * @throws Error with one sentence per wrong line.
 */
export function checkRedirects(tables: Readonly<Record<string, RedirectTable | undefined>>): void {
  const problems = Object.entries(tables).flatMap(([site, table = {}]) =>
    Object.entries(table).flatMap(([from, to]) => {
      const problem = problemOf(from, to, table);
      return problem ? [`tenants/redirects.ts, ${site}: "${from}" ${problem}.`] : [];
    }),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

import { routes } from '../routing/routes.ts';
import { LANGUAGE } from '../urls/page-urls.ts';

/** Paths that are personal or endless: account, search, and lists in every order. */
const closed = [...Object.values(routes).flatMap((route) => route.closedToRobots ?? []), '/*_rsc='];

/** robots.txt of a site's own host; any other host has the one of `public/`. `choices` are the parameters that filter or sort a list. */
export function openRobots(origin: string, choices: readonly string[]): string {
  const lists = choices.map((name) => `/${LANGUAGE}/c/*?*${name}=`);
  const rules = [...closed, ...lists].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

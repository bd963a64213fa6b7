/** What is for one person, or has no end: search, and lists in every order. */
const closed = [
  '/v1/',
  '/beheer',
  '/prijzen',
  '/login',
  '/service',
  '/nl/login',
  '/nl/zoeken',
  '/nl/winkelwagen',
  '/nl/mijn-account',
  '/nl/bestelling/',
  '/nl/snel-bestellen',
  '/*_rsc=',
];

/** Nothing here is for search engines: a host that is nobody's shop window. */
export const closedRobots = 'User-agent: *\nDisallow: /\n';

/** robots.txt of a shop window. `choices` are the parameters that filter or sort a list. */
export function openRobots(origin: string, choices: readonly string[]): string {
  const lists = choices.map((name) => `/nl/c/*?*${name}=`);
  const rules = [...closed, ...lists].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

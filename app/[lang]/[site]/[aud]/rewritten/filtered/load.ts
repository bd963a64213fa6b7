import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { getBrand } from '@/app/_data/brands';
import { getGroupPage } from '@/app/_data/catalogue';
import { getContentPage } from '@/app/_data/content';
import { brandUrl } from '@/lib/urls/brand-url';
import { groupPath } from '@/lib/urls/canonical-urls';
import { SALE } from '@/lib/urls/page-urls';
import { found as words } from '@/locales/nl/search-engines';

/**
 * Data of a list below `/nl/c`: title, URL, request scope.
 * @throws notFound() for an unknown path
 */
export const loadListed = cache(async (site: string, path: string) => {
  if (path === 'sale') {
    const intro = await getContentPage(site, 'c/sale');
    return {
      kind: 'sale',
      title: words.titles.sale,
      intro,
      address: { path: SALE },
      scope: { sale: true },
    } as const;
  }
  if (path.startsWith('merken/')) {
    const brand = (await getBrand(site, path.slice('merken/'.length))) ?? notFound();
    const { name } = brand;
    return {
      kind: 'brand',
      title: name,
      brand,
      address: { path: brandUrl(name) },
      scope: { brand: name },
    } as const;
  }
  const group = await getGroupPage(site, `c/${path}`);
  if (!group) return leadOn(site, `c/${path}`);
  return {
    kind: 'group',
    title: group.siteLabel,
    group,
    address: { path: groupPath(group), groupId: group.id },
    scope: { groupID: group.id },
  } as const;
});

/** Redirects an old mixed-case URL to its group; its filters are dropped. */
async function leadOn(site: string, asked: string): Promise<never> {
  const path = asked.toLowerCase();
  if (path !== asked && (await getGroupPage(site, path))) permanentRedirect(groupPath({ path }));
  notFound();
}

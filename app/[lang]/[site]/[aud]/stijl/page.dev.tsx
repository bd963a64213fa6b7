import type { Metadata } from 'next';
import { getGroupTree, getProductList } from '@/app/_data/catalogue';
import { readSite, type SitePage } from '@/app/_data/site';
import { stylePage as words } from '@/locales/nl/style-page';
import { Buttons } from './buttons';
import { Cards } from './cards';
import { Colours } from './colours';
import { Feedback } from './feedback';
import { Fields } from './fields';
import { Icons } from './icons';
import { Navigation } from './navigation';
import { Overlays } from './overlays';
import { sampleLine, samplesOf } from './samples';
import { Skeletons } from './skeletons';
import { Shapes, Type } from './type';

export const metadata: Metadata = { title: words.title, robots: { index: false } };

/** Everything that the shop is made of, in the site's theme. `page.dev.tsx` is no page of a build (next.config.ts). */
export default async function StylePage(props: SitePage) {
  const { site, tenant } = await readSite(props);
  const [{ docs }, [group]] = await Promise.all([getProductList(site, { pageSize: 4 }), getGroupTree(site)]);
  const [first] = docs;
  const view = tenant.prices === 'public' ? 'both' : 'excl';
  return (
    <div className="wrap py-8">
      <h1 className="font-bold text-3xl">{words.title}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{words.intro(tenant.name)}</p>
      <Colours colors={tenant.theme.colors} />
      <Type />
      <Shapes />
      <Icons />
      <Buttons />
      <Fields />
      <Feedback />
      <Overlays />
      <Navigation />
      {first && group && (
        <Cards cards={samplesOf(docs, view)} item={sampleLine(first)} view={view} drawing={group.image} />
      )}
      <Skeletons />
    </div>
  );
}

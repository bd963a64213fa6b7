import { AssortmentLinks } from '@/components/home/assortment-links';
import { GroupTiles } from '@/components/home/group-tiles';
import { Hero } from '@/components/home/hero';
import { LoginReason } from '@/components/home/login-reason';
import { PromiseRow } from '@/components/home/promise-row';
import { TopProducts } from '@/components/home/top-products';
import type { HomeProps } from '@/components/page-props';
import { priceView } from '@/components/shop';

export function Home({ shop, audience, groups, assortment, top, prices }: HomeProps) {
  return (
    <>
      <Hero shop={shop} groups={groups} />
      <PromiseRow promises={shop.promises} />
      <GroupTiles groups={groups} />
      <TopProducts products={top} view={priceView(shop, audience)} prices={prices} />
      {audience === 'v' && shop.prices === 'customers' && <LoginReason />}
      <AssortmentLinks links={assortment} />
    </>
  );
}

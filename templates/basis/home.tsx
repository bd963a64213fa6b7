import { AssortmentLinks } from '@/components/home/assortment-links';
import { GroupTiles } from '@/components/home/group-tiles';
import { Hero } from '@/components/home/hero';
import { LoginReason } from '@/components/home/login-reason';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';
import type { HomeProps } from '@/components/page-props';

export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment } = home;
  return (
    <>
      <Hero shop={shop} groups={groups} />
      <PromiseRow promises={shop.promises} />
      <GroupTiles groups={groups} />
      <TopProducts {...home} />
      <SeasonRow {...home} />
      <LoginReason shop={shop} audience={audience} />
      <AssortmentLinks links={assortment} />
    </>
  );
}

import { AssortmentLinks } from '@/components/home/assortment-links';
import { BrandRow } from '@/components/home/brand-row';
import { CustomerDashboard } from '@/components/home/dashboard/customer-dashboard';
import { GroupTiles } from '@/components/home/group-tiles';
import { Hero } from '@/components/home/hero';
import type { HomeProps } from '@/components/home/home-props';
import { LoginReason } from '@/components/home/login-reason';
import { NewsAndReview } from '@/components/home/news-and-review';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';

export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment, slides, brands } = home;
  return (
    <>
      <CustomerDashboard audience={audience} />
      <Hero shop={shop} groups={groups} slides={slides} />
      <PromiseRow promises={shop.promises} />
      <GroupTiles groups={groups} />
      <TopProducts {...home} />
      <SeasonRow {...home} />
      <BrandRow brands={brands} />
      <LoginReason shop={shop} audience={audience} />
      <NewsAndReview {...home} />
      <AssortmentLinks links={assortment} />
    </>
  );
}

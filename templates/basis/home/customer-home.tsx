import { BrandRow } from '@/components/home/brand-row';
import { CustomerDashboard } from '@/components/home/dashboard/customer-dashboard';
import { GroupTiles } from '@/components/home/group-tiles';
import { HeroSlider } from '@/components/home/hero-slider';
import type { HomeProps } from '@/components/home/home-props';
import { NewsAndReview } from '@/components/home/news-and-review';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';

/** A customer's home page in every template: its own work first, then offers; no advert for a shop that it knows. */
export function CustomerHome(home: HomeProps) {
  const { groups, slides, brands } = home;
  return (
    <>
      <CustomerDashboard consumer={home.shop.prices === 'public'} />
      <TopProducts {...home} />
      <SeasonRow {...home} />
      {slides.length > 0 && (
        <div className="wrap py-6">
          <HeroSlider slides={slides} wide />
        </div>
      )}
      <GroupTiles groups={groups} />
      <BrandRow brands={brands} />
      <NewsAndReview {...home} />
    </>
  );
}

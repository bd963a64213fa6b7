import { AssortmentLinks } from '@/components/home/assortment-links';
import { BrandRow } from '@/components/home/brand-row';
import { GroupList } from '@/components/home/group-list';
import { GroupPictures } from '@/components/home/group-pictures';
import { HeroSlider } from '@/components/home/hero-slider';
import { HeroWords } from '@/components/home/hero-words';
import type { HomeProps } from '@/components/home/home-props';
import { LoginReason } from '@/components/home/login-reason';
import { NewsAndReview } from '@/components/home/news-and-review';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';

/** Home page in the style of a restaurant: a dark picture, then a menu card of groups. */
export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment, slides, brands } = home;
  return (
    <>
      <section className="hero hero-dark">
        <div className="wrap">
          <HeroWords shop={shop} />
        </div>
        <HeroSlider slides={slides}>
          <GroupPictures groups={groups.slice(0, 1)} className="dining" eagerCount={1} />
        </HeroSlider>
      </section>
      <div className="wrap">
        <GroupList groups={groups} />
      </div>
      <TopProducts {...home} />
      <SeasonRow {...home} />
      <PromiseRow promises={shop.promises} />
      <BrandRow brands={brands} />
      <LoginReason shop={shop} audience={audience} />
      <NewsAndReview {...home} />
      <AssortmentLinks links={assortment} />
    </>
  );
}

import { AssortmentLinks } from '@/components/home/assortment-links';
import { BrandRow } from '@/components/home/brand-row';
import { GroupPictures } from '@/components/home/group-pictures';
import { GroupTiles } from '@/components/home/group-tiles';
import { HeroSlider } from '@/components/home/hero-slider';
import { HeroWords } from '@/components/home/hero-words';
import type { HomeProps } from '@/components/home/home-props';
import { LoginReason } from '@/components/home/login-reason';
import { NewsAndReview } from '@/components/home/news-and-review';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';

/**
 * Home page in the style of a farmyard: the text on a board beside large pictures.
 */
export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment, slides, brands } = home;
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <HeroWords shop={shop} />
        </div>
        <HeroSlider slides={slides}>
          <GroupPictures groups={groups.slice(0, 3)} className="barns" eagerCount={2} />
        </HeroSlider>
      </section>
      <PromiseRow promises={shop.promises} />
      <TopProducts {...home} />
      <GroupTiles groups={groups} />
      <BrandRow brands={brands} />
      <SeasonRow {...home} />
      <NewsAndReview {...home} />
      <LoginReason shop={shop} audience={audience} />
      <AssortmentLinks links={assortment} />
    </>
  );
}

import { GroupList } from '@/components/home/group-list';
import { GroupPictures } from '@/components/home/group-pictures';
import { GroupTiles } from '@/components/home/group-tiles';
import { HeroSlider } from '@/components/home/hero-slider';
import { HeroWords } from '@/components/home/hero-words';
import type { HomeProps } from '@/components/home/home-props';
import type { HomeLayout } from '@/lib/site-values';

interface HeroProps extends Pick<HomeProps, 'slides' | 'groups' | 'shop'> {
  opening: HomeLayout['opening'];
}

/** The first screen: the shop's words with its slides (or groups, when there are no slides) or with all its groups. */
export function Hero({ opening, slides, groups, shop }: HeroProps) {
  if (opening === 'shelf') {
    return (
      <>
        <section className={`hero hero-${opening}`}>
          <div className="wrap">
            <HeroWords shop={shop} />
          </div>
        </section>
        <GroupTiles groups={groups} />
        {slides.length > 0 && (
          <div className="wrap">
            <HeroSlider slides={slides} wide />
          </div>
        )}
      </>
    );
  }
  return (
    <section className={`hero hero-${opening}`}>
      <div className="wrap">
        <HeroWords shop={shop} />
        {opening === 'index' && <GroupList groups={groups} />}
        <HeroSlider slides={slides} wide={opening === 'above'}>
          <GroupPictures groups={groups.slice(0, 4)} className="hero-pictures" eagerCount={2} />
        </HeroSlider>
      </div>
    </section>
  );
}

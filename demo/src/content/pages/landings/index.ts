import { bestGroup, type LandingName, landingFamilies, landingNames } from '../../landing-groups.ts';
import type { DemoPage, ShopFacts } from '../../model.ts';
import { cleaners } from './cleaners.ts';
import { dustMasks } from './dust-masks.ts';
import { medicalMasks } from './masks.ts';
import type { LandingText } from './model.ts';
import { soapDispensers } from './soap-dispensers.ts';
import { toiletPaper } from './toilet-paper.ts';
import { wasteBags } from './waste-bags.ts';

const texts: Record<LandingName, LandingText> = {
  afvalzakken: wasteBags,
  schoonmaakmiddelen: cleaners,
  toiletpapier: toiletPaper,
  zeepdispensers: soapDispensers,
  mondkapjes: (shop) =>
    shop.assortment.products.some(({ family }) => family === 'mondkapjes-medisch')
      ? medicalMasks(shop)
      : dustMasks(shop),
};

/** The assortment landing pages (docs/behaviour.md §2.4) of what the shop really sells. */
export function landingPages(shop: ShopFacts): DemoPage[] {
  return landingNames.flatMap((name) => {
    const groupPath = bestGroup(shop.assortment, landingFamilies[name]);
    if (groupPath === undefined) return [];
    const image = `/media/${shop.site.id}/scenes/${name}.svg`;
    return [{ code: name, menu: 'assortiment' as const, image, groupPath, ...texts[name](shop) }];
  });
}

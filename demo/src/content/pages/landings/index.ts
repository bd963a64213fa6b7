import { bestGroup, type LandingName, landingFamilies, landingNames } from '../../landing-groups.ts';
import type { DemoPage, ShopFacts } from '../../model.ts';
import { cleaners } from './cleaners.ts';
import { dustMasks } from './dust-masks.ts';
import { medicalMasks } from './masks.ts';
import type { LandingText } from './model.ts';
import { familyOf, nearestGroup, nearestOf, nearestPage } from './nearest/index.ts';
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

/** What a landing page shows, and whether that is what its name says or what comes nearest. */
interface Landing {
  name: LandingName;
  groupPath: string;
  families: readonly RegExp[];
  isSold: boolean;
  text: LandingText;
}

function landingOf({ site, assortment }: ShopFacts, name: LandingName): Landing | undefined {
  const family = landingFamilies[name];
  const groupPath = bestGroup(assortment, family);
  if (groupPath !== undefined)
    return { name, groupPath, families: [family], isSold: true, text: texts[name] };
  const nearest = nearestOf(name, site.id);
  return (
    nearest && {
      name,
      groupPath: nearestGroup(assortment, nearest),
      families: nearest.offers.map(familyOf),
      isSold: false,
      text: nearestPage(name, nearest),
    }
  );
}

/** The landing pages of a shop, in the order of the footer. */
export const landingsOf = (shop: ShopFacts): Landing[] =>
  landingNames.flatMap((name) => landingOf(shop, name) ?? []);

/** The assortment landing pages (docs/behaviour.md §2.4). */
export const landingPages = (shop: ShopFacts): DemoPage[] =>
  landingsOf(shop).map(({ name, groupPath, text }) => ({
    code: name,
    menu: 'assortiment',
    image: `/media/${shop.site.id}/scenes/${name}.svg`,
    groupPath,
    ...text(shop),
  }));

/** The landing pages that guide through a group, by the group's path: only those of what the shop sells. */
export const guidesOf = (shop: ShopFacts) =>
  new Map(
    landingsOf(shop)
      .filter(({ isSold }) => isSold)
      .map(({ name, groupPath, text }) => [groupPath, { code: name, title: text(shop).title }]),
  );

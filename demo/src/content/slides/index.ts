import { slugify } from '../../../../lib/slug.ts';
import { spread } from '../../choose.ts';
import type { DemoProduct, PackshotSpec } from '../../model.ts';
import type { Layout, Setting } from '../../packshots/index.ts';
import { h2, p, renderBlocks } from '../blocks.ts';
import type { ShopFacts } from '../model.ts';
import { shopLinks } from '../shop-links.ts';
import { type Stage, stages } from './stages.ts';
import { tradeSlides } from './trade.ts';

const IN_PICTURE = 4;

/** A slide before it has a place and a picture's address. */
interface DraftSlide {
  title: string;
  text: string;
  label: string;
  link: string;
  /** Products in its picture. */
  products: DemoProduct[];
}

const isReduced = ({ saleFromCents }: DemoProduct) => saleFromCents !== undefined;

/** Trade, house brand, sale: as far as the shop has them. */
function draftsOf(shop: ShopFacts): DraftSlide[] {
  const { site, assortment, houseBrand, consumer } = shop;
  const { products } = assortment;
  const trade = tradeSlides[site.id];
  const own = products.filter((product) => product.houseBrand);
  const reduced = products.filter(isReduced);
  const drafts: (DraftSlide | undefined)[] = [
    trade && {
      ...trade,
      link: shopLinks(assortment).address(trade.family),
      products: products.filter(({ family }) => trade.family.test(family)),
    },
    {
      title: `${houseBrand}, ons eigen merk`,
      text: `${own.length} producten die wij zelf laten maken: wat u het vaakst bestelt, zonder de prijs van een bekende naam.`,
      label: `Bekijk ${houseBrand}`,
      link: `/nl/c/merken/${slugify(houseBrand)}`,
      products: own,
    },
    {
      title: 'Afgeprijsd zolang het er ligt',
      text: consumer
        ? `${reduced.length} producten in de sale, met de oude prijs er doorgestreept bij.`
        : `${reduced.length} producten in de sale. Na het inloggen ziet u uw eigen prijs en de oude.`,
      label: 'Naar de sale',
      link: '/nl/c/sale',
      products: reduced,
    },
  ];
  return drafts.flatMap((draft) => (draft && draft.products.length > 0 ? [draft] : []));
}

const pictureName = (position: number) => `uitgelicht-${position}`;

/** The slides of the home page, ready for the table. */
export function slidesOf(shop: ShopFacts) {
  return draftsOf(shop).map(({ title, text, label, link }, at) => ({
    position: at + 1,
    content: renderBlocks([h2(title), p(text), p(`[${label}](${link})`)]),
    image: `/media/${shop.site.id}/scenes/${pictureName(at + 1)}.svg`,
    link,
  }));
}

/** Different shapes first, then different colours. */
function castOf(products: DemoProduct[]): PackshotSpec[] {
  const looks = [...Map.groupBy(products, ({ packshot }) => `${packshot.form} ${packshot.colour}`).values()]
    .flatMap((alike) => alike.slice(0, 1))
    .map(({ packshot }) => packshot);
  return spread(looks, ({ form }) => form, IN_PICTURE);
}

/** The stage's products: for each wish one that looks unlike the others, of the house brand where there is one. */
function castOnStage(products: DemoProduct[], { wishes }: Stage): PackshotSpec[] {
  const houseBrandFirst = [...products].sort((a, b) => Number(b.houseBrand) - Number(a.houseBrand));
  const looks = new Set<string>();
  return wishes.flatMap((wish) => {
    const found = houseBrandFirst.find(
      ({ family, packshot }) => wish.test(`${family} ${packshot.form}`) && !looks.has(lookOf(packshot)),
    );
    if (!found) return [];
    looks.add(lookOf(found.packshot));
    return [found.packshot];
  });
}

const lookOf = ({ form, colour, accent }: PackshotSpec) => `${form} ${colour} ${accent}`;

/** A slide's picture before it is drawn. */
interface SlidePicture {
  name: string;
  cast: PackshotSpec[];
  setting?: Setting;
  layout?: Layout;
}

/** The picture of each slide: the first one on the shop's own stage. */
export function slidePictures(shop: ShopFacts): SlidePicture[] {
  const stage = stages[shop.site.id];
  return draftsOf(shop).map(({ products }, at) => {
    const name = pictureName(at + 1);
    if (at > 0 || !stage) return { name, cast: castOf(products) };
    const { setting, layout } = stage;
    return { name, cast: castOnStage(shop.assortment.products, stage), setting, layout };
  });
}

import { addDays, startOfDay } from '../calendar.ts';
import { dice } from '../catalogue/random.ts';
import { slugOf } from '../slug.ts';
import { h2, p, renderBlocks, ul } from './blocks.ts';
import type { DemoNews, ShopFacts } from './model.ts';
import { conditionsOf } from './pages/conditions.ts';

/** Age of an item in days, minimum and maximum. */
const AGES = [
  [9, 41],
  [88, 150],
  [205, 330],
] as const;

const houseBrandItem = ({ houseBrand, name, assortment }: ShopFacts): DemoNews => {
  const own = assortment.products.filter((product) => product.houseBrand).length;
  return {
    title: `${houseBrand}: ons huismerk telt nu ${own} producten`,
    intro: 'Dezelfde kwaliteit als de bekende merken, een rustiger etiket en een lagere prijs.',
    blocks: [
      p(
        `Met ${houseBrand} heeft ${name} een eigen merk voor wat u het vaakst bestelt. De reeks is uitgebreid en telt nu ${own} producten. Bij elk product staat of het op voorraad is en wanneer het er kan zijn.`,
      ),
      h2('Waarom een huismerk?'),
      p(
        'Wij kennen de fabrieken waar deze artikelen vandaan komen en kopen er rechtstreeks in. Dat scheelt een schakel, en dat ziet u in de prijs. Wij leggen elk artikel naast een bekend merk voordat het ons etiket krijgt.',
      ),
      p(
        'U herkent het huismerk in elke lijst aan het label ‘Huismerk’, en u vindt alle merken bij elkaar op [de merkenpagina](/nl/c/merken).',
      ),
    ],
  };
};

const orderingItem = (shop: ShopFacts): DemoNews => {
  const { freeFrom } = conditionsOf(shop);
  return {
    title: 'Minder vaak bestellen, minder dozen',
    intro: 'Twee bestellingen samenvoegen scheelt verzendkosten, verpakking en een rit.',
    blocks: [
      p(
        `Veel klanten bestellen zodra er iets op is. Begrijpelijk, maar wie één keer per twee weken bestelt, zit vaker boven ${freeFrom} en betaalt dan geen verzendkosten.`,
      ),
      ul(
        'Houd naast de kast een lijstje bij en bestel op een vaste dag.',
        'Bestel bij als de laatste ongeopende doos wordt aangebroken.',
        'Kijk in [uw eerdere bestellingen](/nl/mijn-account) wat u de vorige keer nam.',
      ),
      p('Ook voor ons is het prettig: een volle doos heeft minder opvulling nodig dan twee halve.'),
    ],
  };
};

const searchItem = (): DemoNews => ({
  title: 'Sneller vinden: zoek op een deel van het artikelnummer',
  intro: 'Onze zoekfunctie begrijpt typefouten, maten en halve artikelnummers.',
  blocks: [
    p(
      'Staat er op de lege doos alleen nog een half etiket? Tik de cijfers in die u kunt lezen. Ook een naam met een tikfout brengt u bij het goede artikel.',
    ),
    p(
      'Zoekt u een maat, zet die er dan bij, zoals ‘60 liter’ of ‘XL’. Daarna verfijnt u met de filters naast de lijst. Meer tips staan bij [Bestelhulp](/nl/bestelhulp).',
    ),
  ],
});

/** Three items within the last year: one of the shop's own trade, its house brand, and one about ordering. */
export function newsOf(shop: ShopFacts, now: Date) {
  const luck = dice(`news|${shop.site.id}`);
  const items = [shop.news, houseBrandItem(shop), luck.chance(0.5) ? orderingItem(shop) : searchItem()];
  return items.map(({ title, intro, blocks }, at) => {
    const [latest, earliest] = AGES[at] ?? AGES[0];
    const day = addDays(startOfDay(now), -luck.whole(latest, earliest));
    return {
      slug: slugOf(title),
      title,
      intro,
      content: renderBlocks(blocks),
      image: '',
      published: new Date(day.getTime() + luck.whole(8, 14) * 3_600_000),
    };
  });
}

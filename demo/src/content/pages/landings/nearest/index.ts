import type { DemoAssortment } from '../../../../model.ts';
import { columns, h2, h3, p } from '../../../blocks.ts';
import type { LandingName } from '../../../landing-groups.ts';
import { shopLinks } from '../../../shop-links.ts';
import type { LandingText } from '../model.ts';
import { adviceElsewhere } from './advice.ts';
import { cleanersElsewhere } from './cleaners.ts';
import { masksElsewhere } from './masks.ts';
import type { NearestText, NearestTexts } from './model.ts';
import { offers } from './offers.ts';
import { soapDispensersElsewhere } from './soap-dispensers.ts';
import { toiletPaperElsewhere } from './toilet-paper.ts';
import { wasteBagsElsewhere } from './waste-bags.ts';

const texts: Record<LandingName, NearestTexts> = {
  toiletpapier: toiletPaperElsewhere,
  schoonmaakmiddelen: cleanersElsewhere,
  afvalzakken: wasteBagsElsewhere,
  zeepdispensers: soapDispensersElsewhere,
  mondkapjes: masksElsewhere,
};

/** What a shop offers instead of goods that it does not sell; undefined for a shop without such a text. */
export const nearestOf = (name: LandingName, siteId: string): NearestText | undefined => texts[name][siteId];

export const familyOf = (offer: string): RegExp => new RegExp(`^${offer}$`);

/** Group whose products a page shows instead. */
export const nearestGroup = (assortment: DemoAssortment, { offers: [first] }: NearestText): string =>
  shopLinks(assortment).address(familyOf(first)).replace('/nl/', '');

/** Says that the shop does not sell the goods, what comes nearest, and how to choose them elsewhere. */
export const nearestPage =
  (name: LandingName, text: NearestText): LandingText =>
  (shop) => {
    const { to } = shopLinks(shop.assortment);
    const { title, goods, blocks } = adviceElsewhere[name];
    return {
      title,
      description: `${title} verkoopt ${shop.name} niet. Lees wat er het dichtst bij komt, en waar u op let als u elders koopt.`,
      blocks: [
        p(text.lead),
        h2('Keuzehulp: wat wij wel voor u hebben'),
        p(text.advice),
        columns(
          ['Bij ons', 'Voor'],
          ...text.offers.map((offer) => {
            const [label, use] = offers[offer];
            return [to(label, familyOf(offer)), use];
          }),
        ),
        h2(`Waar u op let als u elders ${goods} koopt`),
        ...blocks,
        h2('Veelgestelde vragen'),
        h3(`Gaat u ${goods} nog verkopen?`),
        p(
          `Dat is niet gepland. ${shop.name} is er voor ${shop.buyers}, met ${shop.range}. Zoekt u iets dat daarbij hoort, dan horen wij het graag.`,
        ),
        h3('Kunt u een artikel voor mij zoeken?'),
        p(
          `Soms wel. Schrijf bij [Inkoop op maat](/nl/inkoop-op-maat) wat u zoekt en hoeveel u ervan gebruikt, of bel ${shop.phone}. Kunnen wij het niet leveren, dan zeggen wij dat meteen.`,
        ),
      ],
    };
  };

import { spread } from '../../../choose.ts';
import { h2, p, ul } from '../../blocks.ts';
import { productFor } from '../../blog/choose-product.ts';
import type { NewsShop, NewsText } from '../model.ts';

const SHOWN = 4;

/** News about the shop itself: its house brand, its warehouse and its people. */
/** Families whose product of choice is of the house brand, each with its product's name: as different as they come. */
function ownProducts({ assortment: { products } }: NewsShop): string[] {
  const shown = [...new Set(products.map(({ family }) => family))]
    .flatMap((family) => productFor(products, { family, label: '' }) ?? [])
    .filter((product) => product.houseBrand);
  return spread(shown, ({ packshot }) => packshot.form, SHOWN).map(
    ({ family, name }) => `{{${family}|${name}}}`,
  );
}

export const houseBrand = (shop: NewsShop): NewsText => {
  const { houseBrand: brand, name, assortment } = shop;
  const own = assortment.products.filter((product) => product.houseBrand).length;
  return {
    title: `${brand}: ons huismerk telt nu ${own} producten`,
    intro: 'Dezelfde kwaliteit als de bekende merken, een rustiger etiket en een lagere prijs.',
    prop: 'medal',
    blocks: [
      p(
        `Met ${brand} heeft ${name} een eigen merk voor wat u het vaakst bestelt. De reeks is uitgebreid en telt nu ${own} producten. Bij elk product staat of het op voorraad is en wanneer het er kan zijn.`,
      ),
      h2('Waarom een huismerk?'),
      p(
        'Wij kennen de fabrieken waar deze artikelen vandaan komen en kopen er rechtstreeks in. Dat scheelt een schakel, en dat ziet u in de prijs. Wij leggen elk artikel naast een bekend merk voordat het ons etiket krijgt.',
      ),
      p('Kijk bijvoorbeeld eens naar:'),
      ul(...ownProducts(shop)),
      p(
        'U herkent het huismerk in elke lijst aan het label ‘Huismerk’, en u vindt alle merken bij elkaar op [de merkenpagina](/nl/c/merken).',
      ),
    ],
  };
};

export const warehouse = ({ name, range, city }: NewsShop): NewsText => ({
  title: `Het magazijn in ${city} is verbouwd`,
  intro: 'Bredere gangen, lagere stellingen en een eigen plek voor vloeistoffen. U merkt het aan de dozen.',
  tint: '#e4e0d4',
  prop: 'pallet',
  blocks: [
    p(
      `Drie weken lang liepen wij bij ${name} om elkaar heen, maar nu staat alles weer. Wat u vaak bestelt, ligt voortaan op heuphoogte bij de inpaktafels.`,
    ),
    h2('Wat u ervan merkt'),
    ul(
      'Vloeistoffen en papier reizen in aparte dozen. Een lekkende dop maakt geen papier meer nat.',
      'Zware dozen gaan onderop, met een sticker die zegt hoe zwaar.',
      'De pakbon volgt de looproute, dus ook de volgorde waarin u uitpakt.',
    ),
    p(
      `In de nieuwe hal is plaats voor een derde meer voorraad. Die gebruiken wij voor ${range}: juist voor wat altijd tegelijk opraakt.`,
    ),
  ],
});

export const packing = ({ name }: NewsShop): NewsText => ({
  title: 'Minder lucht in de doos',
  intro: 'Wij meten elke bestelling voordat er een doos bij gepakt wordt. Dat scheelt een kwart aan karton.',
  tint: '#ead9c0',
  prop: 'parcel',
  blocks: [
    p(
      `Tot vorig jaar had ${name} vier maten dozen. Wie één fles bestelde, kreeg die in een doos waar ook twaalf flessen in passen. Nu zijn er negen maten, en kiest de computer de kleinste.`,
    ),
    ul(
      'De opvulling is van papier. Ze mag met de doos bij het oud papier.',
      'De tape is van papier, dus u hoeft niets los te trekken.',
      'Is een omdoos van de fabriek stevig genoeg, dan gaat die zonder extra doos mee.',
    ),
    p('Is er toch iets kapot aangekomen? Stuur een foto, dan lossen wij het op en leren wij ervan.'),
  ],
});

export const van = ({ name, city }: NewsShop): NewsText => ({
  title: 'Twee elektrische bestelwagens erbij',
  intro: `In en om ${city} rijden wij voortaan zonder uitlaat. Verder weg verandert er nog niets.`,
  tint: '#d9e7dd',
  prop: 'van',
  blocks: [
    p(
      `De eerste wagens van ${name} met een stekker zijn binnen. Ze halen met volle lading ongeveer tweehonderd kilometer, genoeg voor een dag in de regio.`,
    ),
    p(
      'De chauffeurs zijn tevreden: het is stil, en de laadvloer is tien centimeter lager. Dat scheelt tillen bij elke stop.',
    ),
    h2('Wat u eraan hebt'),
    ul(
      'De wagens mogen in elke binnenstad, ook waar straks alleen schone wagens mogen komen.',
      'Lege pallets gaan mee terug. Zet ze klaar en zeg het tegen de chauffeur.',
    ),
    p('Zodra er genoeg laadpalen langs de route staan, volgen de grotere wagens.'),
  ],
});

export const listened = ({ name, buyers }: NewsShop): NewsText => ({
  title: 'Driehonderd klanten zeiden wat beter kan',
  intro: 'Wij vroegen het, en u was eerlijk. Drie klachten kwamen steeds terug. Dit deden wij ermee.',
  tint: '#e2e4f0',
  prop: 'speech',
  blocks: [
    p(`Dit voorjaar belden wij met ${buyers} door het hele land. Geen vragenlijst, gewoon een gesprek.`),
    ul(
      'De foto lijkt niet op wat ik krijg. Wij tekenden de afbeeldingen opnieuw, met maat en verpakking erbij.',
      'Ik weet niet wanneer het komt. Bij elk artikel staat nu of het er is, en anders hoe lang het duurt.',
      'Als iets uit het assortiment gaat, merk ik dat te laat. Nu staat er een alternatief bij.',
    ),
    p(
      `Wat goed ging, hoorden wij ook: de mensen aan de telefoon. Dat laat ${name} dus zoals het is. Bellen kan nog altijd: ${'{telefoon}'}.`,
    ),
  ],
});

export const trainees = ({ name, city }: NewsShop): NewsText => ({
  title: 'Twee leerlingen in het magazijn, en ze blijven',
  intro: 'Ze kwamen voor een stage van tien weken. Allebei tekenden ze vorige maand een contract.',
  tint: '#efe3d0',
  prop: 'clipboard',
  blocks: [
    p(
      `Wie in ${city} op school zit en liever met de handen werkt, kan bij ${name} terecht. Een dag per week naar school, vier dagen bij ons.`,
    ),
    p(
      'De eerste weken lopen leerlingen mee met de inpak. Daarna leren zij bestellen, tellen en een pallet stapelen die niet omvalt.',
    ),
    h2('Wat wij van hen leerden'),
    p(
      'Zij vroegen waarom lichte dozen boven liggen, op een trap. Niemand wist het. Nu liggen ze beneden, en de trap staat achterin.',
    ),
    p('Is dit iets voor iemand die u kent? Laat hem of haar gerust een keer komen kijken.'),
  ],
});

export const replacements = ({ name }: NewsShop): NewsText => ({
  title: 'Gaat iets uit het assortiment? Dan wijzen wij de opvolger aan',
  intro: 'Een artikel dat verdwijnt, staat niet meer zomaar op ‘niet leverbaar’. U ziet meteen wat past.',
  tint: '#e8e2ea',
  blocks: [
    p(
      `Fabrikanten veranderen hun reeksen vaker dan u en ik zouden willen. Daarom kiest ${name} bij elk artikel dat vervalt zelf een opvolger, met dezelfde maat of dezelfde werking.`,
    ),
    ul(
      'Op de pagina van het oude artikel staat het nieuwe, met voorraad erbij.',
      'In uw bestellijst blijft de regel staan, zodat u zelf kunt kiezen.',
      'Is er geen goed alternatief? Dan zeggen wij dat ook.',
    ),
    p('Twijfelt u of de opvolger in uw houder of machine past? Vraag het voordat u een doos bestelt.'),
  ],
});

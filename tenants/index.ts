import { bouwkeet24 } from './sites/bouwkeet24/site.ts';
import { demo } from './sites/demo/site.ts';
import { dispenserplein } from './sites/dispenserplein/site.ts';
import { erfenstal } from './sites/erfenstal/site.ts';
import { gemeentewinkel } from './sites/gemeentewinkel/site.ts';
import { glasenraam } from './sites/glasenraam/site.ts';
import { handschoenhal } from './sites/handschoenhal/site.ts';
import { horecahuis } from './sites/horecahuis/site.ts';
import { hotelvoorraad } from './sites/hotelvoorraad/site.ts';
import { huispapier } from './sites/huispapier/site.ts';
import { kantoorkring } from './sites/kantoorkring/site.ts';
import { keukenhygiene } from './sites/keukenhygiene/site.ts';
import { maskermagazijn } from './sites/maskermagazijn/site.ts';
import { papierpunt } from './sites/papierpunt/site.ts';
import { puurschoon } from './sites/puurschoon/site.ts';
import { sanitairplein } from './sites/sanitairplein/site.ts';
import { schoolschoon } from './sites/schoolschoon/site.ts';
import { schoongroep } from './sites/schoongroep/site.ts';
import { verpakkingsloods } from './sites/verpakkingsloods/site.ts';
import { vloerzorg } from './sites/vloerzorg/site.ts';
import { zakkenhuis } from './sites/zakkenhuis/site.ts';
import { zeepmeester } from './sites/zeepmeester/site.ts';
import { zorgvoorraad } from './sites/zorgvoorraad/site.ts';
import type { TenantRegistry } from './types.ts';

/** Every site by its id. A key that is missing does not compile. */
export const tenants: TenantRegistry = {
  demo,
  schoongroep,
  puurschoon,
  horecahuis,
  zorgvoorraad,
  huispapier,
  kantoorkring,
  erfenstal,
  bouwkeet24,
  papierpunt,
  zakkenhuis,
  zeepmeester,
  dispenserplein,
  handschoenhal,
  maskermagazijn,
  vloerzorg,
  glasenraam,
  keukenhygiene,
  sanitairplein,
  verpakkingsloods,
  schoolschoon,
  hotelvoorraad,
  gemeentewinkel,
};

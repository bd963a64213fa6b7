import type { SiteId } from '../hosts.ts';
import { bouwkeet24 } from '../sites/bouwkeet24/logo.ts';
import { demo } from '../sites/demo/logo.ts';
import { dispenserplein } from '../sites/dispenserplein/logo.ts';
import { erfenstal } from '../sites/erfenstal/logo.ts';
import { gemeentewinkel } from '../sites/gemeentewinkel/logo.ts';
import { glasenraam } from '../sites/glasenraam/logo.ts';
import { handschoenhal } from '../sites/handschoenhal/logo.ts';
import { horecahuis } from '../sites/horecahuis/logo.ts';
import { hotelvoorraad } from '../sites/hotelvoorraad/logo.ts';
import { huispapier } from '../sites/huispapier/logo.ts';
import { kantoorkring } from '../sites/kantoorkring/logo.ts';
import { keukenhygiene } from '../sites/keukenhygiene/logo.ts';
import { maskermagazijn } from '../sites/maskermagazijn/logo.ts';
import { papierpunt } from '../sites/papierpunt/logo.ts';
import { puurschoon } from '../sites/puurschoon/logo.ts';
import { sanitairplein } from '../sites/sanitairplein/logo.ts';
import { schoolschoon } from '../sites/schoolschoon/logo.ts';
import { schoongroep } from '../sites/schoongroep/logo.ts';
import { verpakkingsloods } from '../sites/verpakkingsloods/logo.ts';
import { vloerzorg } from '../sites/vloerzorg/logo.ts';
import { zakkenhuis } from '../sites/zakkenhuis/logo.ts';
import { zeepmeester } from '../sites/zeepmeester/logo.ts';
import { zorgvoorraad } from '../sites/zorgvoorraad/logo.ts';
import type { LogoDesign } from './types.ts';

/** Every site's logo. A site without one does not compile. */
export const designs: Readonly<Record<SiteId, LogoDesign>> = {
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

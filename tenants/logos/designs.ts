import type { SiteId } from '../hosts.ts';
import { bouwkeet24 } from './bouwkeet24.ts';
import { demo } from './demo.ts';
import { dispenserplein } from './dispenserplein.ts';
import { erfenstal } from './erfenstal.ts';
import { gemeentewinkel } from './gemeentewinkel.ts';
import { glasenraam } from './glasenraam.ts';
import { handschoenhal } from './handschoenhal.ts';
import { horecahuis } from './horecahuis.ts';
import { hotelvoorraad } from './hotelvoorraad.ts';
import { huispapier } from './huispapier.ts';
import { kantoorkring } from './kantoorkring.ts';
import { keukenhygiene } from './keukenhygiene.ts';
import { maskermagazijn } from './maskermagazijn.ts';
import { papierpunt } from './papierpunt.ts';
import { puurschoon } from './puurschoon.ts';
import { sanitairplein } from './sanitairplein.ts';
import { schoolschoon } from './schoolschoon.ts';
import { schoongroep } from './schoongroep.ts';
import type { LogoDesign } from './types.ts';
import { verpakkingsloods } from './verpakkingsloods.ts';
import { vloerzorg } from './vloerzorg.ts';
import { zakkenhuis } from './zakkenhuis.ts';
import { zeepmeester } from './zeepmeester.ts';
import { zorgvoorraad } from './zorgvoorraad.ts';

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

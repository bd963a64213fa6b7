import type { HomeProps } from '@/components/home/home-props';
import type { Audience } from '@/lib/audience';
import type { TemplateName } from '@/lib/site-values';
import { Home as Basis } from './basis/home';
import { CustomerHome } from './basis/home/customer-home';
import { Home as Bouw } from './bouw/home';
import { byTemplate } from './by-template';
import { Home as Erf } from './erf/home';
import { Home as Helder } from './helder/home';
import { Home as Horeca } from './horeca/home';
import { Home as Kantoor } from './kantoor/home';
import { Home as Puur } from './puur/home';
import { Home as Thuis } from './thuis/home';
import { Home as Zorg } from './zorg/home';

const visitorHomeOf = byTemplate<HomeProps>({
  basis: Basis,
  helder: Helder,
  puur: Puur,
  horeca: Horeca,
  zorg: Zorg,
  thuis: Thuis,
  kantoor: Kantoor,
  erf: Erf,
  bouw: Bouw,
});

/** The home page of a template; customers have the same one in all. */
export const homeOf = (template: TemplateName, audience: Audience) =>
  audience === 'customer' ? CustomerHome : visitorHomeOf(template);

import { AgreementsPage } from './basis/account/agreements';
import { byTemplate } from './by-template';
import type { AgreementsProps } from './props';

export const agreementsOf = byTemplate<AgreementsProps>({ basis: AgreementsPage });

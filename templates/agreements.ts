import { AgreementsPage } from '@/components/account/agreements-page';
import type { AgreementsProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const agreementsOf = byTemplate<AgreementsProps>({ basis: AgreementsPage });

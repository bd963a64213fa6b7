import { AccountPage } from '@/components/account/account-page';
import type { AccountProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const accountOf = byTemplate<AccountProps>({ basis: AccountPage });

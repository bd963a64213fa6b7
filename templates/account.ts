import { AccountPage } from './basis/account/overview';
import { byTemplate } from './by-template';
import type { AccountProps } from './props';

export const accountOf = byTemplate<AccountProps>({ basis: AccountPage });

import { InvoicesPage } from './basis/account/invoices';
import { byTemplate } from './by-template';
import type { InvoicesProps } from './props';

export const invoicesOf = byTemplate<InvoicesProps>({ basis: InvoicesPage });

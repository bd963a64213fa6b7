import { InvoicesPage } from '@/components/account/invoices-page';
import type { InvoicesProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const invoicesOf = byTemplate<InvoicesProps>({ basis: InvoicesPage });

import { BoughtPage } from '@/components/account/bought-page';
import type { BoughtProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const boughtOf = byTemplate<BoughtProps>({ basis: BoughtPage });

import type { HomeProps } from '@/components/page-props';
import { Home } from './basis/home';
import { byTemplate } from './by-template';

export const homeOf = byTemplate<HomeProps>({ basis: Home });

import type { SearchProps } from '@/components/page-props';
import { SearchPage } from '@/components/product/search-page';
import { byTemplate } from './by-template';

export const searchOf = byTemplate<SearchProps>({ basis: SearchPage });

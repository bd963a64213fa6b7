import { SearchPage } from './basis/search';
import { byTemplate } from './by-template';
import type { SearchProps } from './props';

export const searchOf = byTemplate<SearchProps>({ basis: SearchPage });

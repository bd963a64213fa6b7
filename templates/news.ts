import { NewsPage } from './basis/news';
import { byTemplate } from './by-template';
import type { NewsProps } from './props';

export const newsOf = byTemplate<NewsProps>({ basis: NewsPage });

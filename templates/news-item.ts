import { NewsItemPage } from './basis/news-item';
import { byTemplate } from './by-template';
import type { NewsItemProps } from './props';

export const newsItemOf = byTemplate<NewsItemProps>({ basis: NewsItemPage });

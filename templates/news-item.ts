import { NewsItemPage } from '@/components/content/news-item-page';
import type { NewsItemProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const newsItemOf = byTemplate<NewsItemProps>({ basis: NewsItemPage });

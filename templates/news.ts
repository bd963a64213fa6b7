import { NewsPage } from '@/components/content/news-page';
import type { NewsProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const newsOf = byTemplate<NewsProps>({ basis: NewsPage });

import { ContentPage } from '@/components/content/content-page';
import type { ContentProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const contentOf = byTemplate<ContentProps>({ basis: ContentPage });

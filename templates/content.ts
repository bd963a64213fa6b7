import { ContentPage } from './basis/content';
import { byTemplate } from './by-template';
import type { ContentProps } from './props';

export const contentOf = byTemplate<ContentProps>({ basis: ContentPage });

import { SiteShell } from '@/components/layout/site-shell';
import type { LayoutProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const layoutOf = byTemplate<LayoutProps>({ basis: SiteShell });

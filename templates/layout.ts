import { SiteShell } from './basis/layout';
import { byTemplate } from './by-template';
import type { LayoutProps } from './props';

export const layoutOf = byTemplate<LayoutProps>({ basis: SiteShell });

import { type ComponentType, lazy } from 'react';
import { whenOnline } from '@/lib/when-online';

/** A part whose script comes on first use. Offline it waits: a part that fails takes the page with it. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    await whenOnline();
    return { default: await load() };
  });

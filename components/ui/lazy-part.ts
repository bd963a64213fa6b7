import { type ComponentType, lazy } from 'react';
import { whenOnline } from '@/lib/when-online';

/** A component loaded on first use. Offline it waits: a failed load would break the page. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    await whenOnline();
    return { default: await load() };
  });

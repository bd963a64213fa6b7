'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { menuClosed } from '@/store/menu/slice';
import { isPlainClick, loginHref, shopLink } from '../shared/shop-link';

/**
 * One listener for all links of the shop, instead of a component for each: hover, focus and touch fetch the page, a
 * click shows it. Without JavaScript they are links. On another page the menus close (docs/behaviour.md §3.2).
 */
export function LinkEvents() {
  const router = useRouter();
  const pathname = usePathname();
  const dispatch = useAppDispatch();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what sets it off
  useEffect(() => {
    dispatch(menuClosed());
  }, [pathname, dispatch]);

  useEffect(() => {
    let last = '';
    const onIntent = ({ target }: Event) => {
      const link = shopLink(target);
      if (!link) return;
      if (link.dataset.login !== undefined) link.href = loginHref(window.location);
      const href = link.pathname + link.search;
      if (href === last) return;
      last = href;
      router.prefetch(href);
    };
    const onClick = (event: MouseEvent) => {
      const link = shopLink(event.target);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      router.push(link.pathname + link.search + link.hash, { scroll: link.dataset.keepScroll === undefined });
    };

    const intents = ['pointerover', 'focusin', 'touchstart'];
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    document.addEventListener('click', onClick);
    return () => {
      for (const type of intents) document.removeEventListener(type, onIntent);
      document.removeEventListener('click', onClick);
    };
  }, [router]);

  return null;
}

'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { preinit } from 'react-dom';
import { useAppDispatch } from '@/store/hooks';
import { menuClosed } from '@/store/menu/slice';
import { isPlainClick, loginHref, shopLink } from '../shared/shop-link';

/**
 * Applies the style of a page that is being fetched ahead. A new sheet lays out the whole document again, which would else be part
 * of the time between the click and the page.
 */
function applyStyleAhead(): () => void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLinkElement && node.rel === 'preload' && node.as === 'style')
        preinit(node.getAttribute('href') ?? '', { as: 'style', precedence: 'next' });
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

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

    const stopStyles = applyStyleAhead();
    const intents = ['pointerover', 'focusin', 'touchstart'];
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    document.addEventListener('click', onClick);
    return () => {
      stopStyles();
      for (const type of intents) document.removeEventListener(type, onIntent);
      document.removeEventListener('click', onClick);
    };
  }, [router]);

  return null;
}

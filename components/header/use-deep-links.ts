'use client';

import { useRef, useState } from 'react';
import { MENU_FILE } from '@/lib/urls/internal-urls';
import type { DeepLinks, MenuFile } from './nav-group';

/**
 * The third level of the menus. A hundred links on every page, for the few visitors who open a menu, would
 * weigh more than the page's products. Without them the menu shows its headings.
 */
export function useDeepLinks() {
  const [links, setLinks] = useState<DeepLinks>({});
  const asked = useRef(false);

  const load = () => {
    if (asked.current) return;
    asked.current = true;
    fetch(MENU_FILE)
      .then((answer) => (answer.ok ? answer.json() : {}))
      .then(({ deep = {} }: Partial<MenuFile>) => setLinks(deep))
      .catch(() => {
        asked.current = false;
      });
  };
  return { links, load };
}

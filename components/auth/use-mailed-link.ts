import { useEffect, useState } from 'react';
import { readStored, writeStored } from '@/lib/browser-storage/browser-storage';

/**
 * The secret in the fragment of a mailed link, which servers and logs never receive. It leaves the address and the
 * history at once, and stays in this tab until `forget`, so that the page can be loaded again.
 * @param parse the link of its fields; null when it is not such a link
 * @returns the link; undefined until the address is read, in the browser; null when there is none
 */
export function useMailedLink<Link>(parse: (fields: URLSearchParams) => Link | null) {
  const [link, setLink] = useState<Link | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const { hash, pathname } = location;
    const fragment = hash.slice(1);
    const read = parse(new URLSearchParams(fragment));
    if (read) {
      writeStored('mailedLink', fragment, pathname);
      history.replaceState(history.state, '', pathname);
    }
    const found = read ?? parse(new URLSearchParams(readStored('mailedLink', pathname) ?? ''));
    setLink((before) => before ?? found);
  }, []);
  /** Call it when the link was used, or is dead. */
  const forget = () => writeStored('mailedLink', null, location.pathname);
  return { link, forget };
}

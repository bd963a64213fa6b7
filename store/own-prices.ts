import { leaveDeadSession } from '@/api/dead-session';
import { fetchOwnPrices, type OwnPrices, SessionDead } from '@/api/own-prices';

export { type OwnPrice, type OwnPrices, ownPricesHref, type UnitPrice } from '@/api/own-prices';

/** Asked again after this long while the API does not answer. */
const AGAIN_MS = 5000;

/**
 * Gives `show` the customer's prices as soon as they are there; null says that they can't be had now, and they come
 * later. A dead session ends on the visitor's page. @returns the way out
 */
export function followOwnPrices(href: string, show: (prices: OwnPrices | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let left = false;
  const ask = () =>
    fetchOwnPrices(href)
      .then((prices) => left || show(prices))
      .catch((error: unknown) => {
        if (left) return;
        show(null);
        if (error instanceof SessionDead) leaveDeadSession();
        else timer = setTimeout(ask, AGAIN_MS);
      });
  ask();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

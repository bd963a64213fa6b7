// @ts-check

/**
 * Writes a customer's prices into the places that the page keeps for them (components/buying/price-block.tsx) before
 * React has hydrated it: a slow device needs seconds for that. The prices were requested by the page's head; what came is
 * given to api/customer-prices.ts by `earlyPrices`. A place with `data-per` is a price with its unit.
 */
export function showPrices() {
  /** @type {Record<string, Promise<Record<string, { units: Record<string, { price?: number }> }> | null>>} */
  const asked = {};
  Object.assign(window, {
    /** @param {string} href */
    earlyPrices(href) {
      const answer = asked[href];
      delete asked[href];
      return answer;
    },
  });
  const format = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

  /** @type {(place: HTMLElement, euros: number) => void} */
  const write = (place, euros) => {
    const price = format.format(euros);
    const { per } = place.dataset;
    delete place.dataset.priceOf;
    place.className = '';
    if (per === undefined) {
      place.textContent = price;
      return;
    }
    const strong = document.createElement('strong');
    const small = document.createElement('small');
    strong.textContent = price;
    small.textContent = per;
    place.style.minHeight = '3.25rem';
    place.replaceChildren(strong, ' ', small);
  };

  /** @param {Awaited<typeof asked[string]>} prices */
  const fill = (prices) => {
    if (!prices) return;
    for (const place of /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll('[data-price-of]')
    )) {
      const [product = '', unit = ''] = place.dataset.priceOf?.split('.') ?? [];
      const price = prices[product]?.units[unit]?.price;
      if (price !== undefined) write(place, price);
    }
    // The rest of the page is still coming.
    if (document.readyState === 'loading') requestAnimationFrame(() => fill(prices));
  };

  const ask = () => {
    const links = document.querySelectorAll('link[rel=preload][href^="/internal/prices"]');
    for (const href of [...links].map((link) => link.getAttribute('href') ?? '')) {
      asked[href] ??= fetch(href).then(
        (answer) => (answer.ok ? answer.json() : null),
        () => null,
      );
      asked[href].then(fill);
    }
  };
  ask();
}

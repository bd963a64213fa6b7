import type { Product } from '@/api/types';
import { HAZARD_PICTOGRAMS } from '@/lib/urls/sprites';
import { hazard as words } from '@/locales/nl/product/hazard';
import { product } from '@/locales/nl/product/product';

/** The label elements of a hazardous product, beside the buy panel (docs/behaviour.md §16.3). */
export function HazardLabel({ hazard }: Pick<Product, 'hazard'>) {
  if (!hazard) return null;
  return (
    <section className="hazard" aria-label={words.title}>
      <p className="hazard-signs">
        {hazard.pictograms.map((name) => (
          <svg key={name} role="img" aria-label={words.pictograms[name]}>
            <use href={`${HAZARD_PICTOGRAMS}#${name}`} />
          </svg>
        ))}
      </p>
      <div>
        <strong>{hazard.signalWord}</strong>
        <ul>
          {hazard.statements.map(({ code, text }) => (
            <li key={code}>
              {text} <small>({code})</small>
            </li>
          ))}
        </ul>
        <p>
          {words.readLabel}{' '}
          <a href={hazard.safetySheet} target="_blank" rel="noopener">
            {words.safetySheet}
            <span className="sr-only">{product.newWindow}</span>
          </a>
        </p>
      </div>
    </section>
  );
}

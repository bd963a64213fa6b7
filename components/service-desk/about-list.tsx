import { productUrl } from '@/lib/urls/product-url';
import { searchUrl } from '@/lib/urls/search-url';
import { aboutKindNames, shortageNames, deskTaskWords as words } from '@/locales/nl/admin/service-desk';
import { Badge } from '../ui/badge';
import { aboutText, type DeskAbout } from './about-text';

/** Address of an item for administrators; undefined when they have no page of it. */
function addressOf({ kind, productId, number }: DeskAbout): string | undefined {
  if (productId !== null) return productUrl({ id: productId, slug: '' });
  const isLine = kind === 'order_line' || kind === 'delivery_line' || kind === 'invoice_line';
  return isLine && number !== '' ? searchUrl(number) : undefined;
}

/** The orders, lines, products and documents that a task is about. */
export const AboutList = ({ about }: { about: readonly DeskAbout[] }) => (
  <section className="flex flex-col gap-2">
    <h3 className="font-semibold">{words.about}</h3>
    <ul className="flex flex-col divide-y divide-line rounded-m border border-line text-sm">
      {about.map((item) => (
        <AboutItem key={item.aboutId} item={item} />
      ))}
    </ul>
  </section>
);

function AboutItem({ item }: { item: DeskAbout }) {
  const { kind, quantity, unit, problem, orderNumber } = item;
  const href = addressOf(item);
  const facts = [
    kind === 'order' || kind === 'delivery_note' || kind === 'invoice' ? '' : aboutKindNames[kind],
    orderNumber !== null && kind !== 'order' ? words.orderNumber(orderNumber) : '',
    quantity === null ? '' : words.quantity(quantity, unit),
  ].filter((fact) => fact !== '');
  return (
    <li className="wrap-anywhere flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0">
        {href ? (
          <a href={href} target="_blank" rel="noopener" className="font-medium underline underline-offset-2">
            {aboutText(item)}
          </a>
        ) : (
          <span className="font-medium">{aboutText(item)}</span>
        )}
        <span className="block text-ink-soft">{facts.join(' · ')}</span>
      </div>
      {problem && <Badge tone="warning">{shortageNames[problem]}</Badge>}
    </li>
  );
}

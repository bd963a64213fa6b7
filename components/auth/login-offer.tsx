import { auth as words } from '@/locales/nl/auth/auth';
import type { Shop } from '../shop';
import { Icon } from '../ui/icon';

/** The advantages of an account, below the shop's own line. */
export function LoginOffer({ shop }: { shop: Pick<Shop, 'prices' | 'tagline'> }) {
  const { title, points } = shop.prices === 'public' ? words.consumerOffer : words.offer;
  return (
    <section className="rounded-l bg-brand-strong p-6 text-on-brand [--ring:var(--color-on-brand)]">
      <p className="mb-1 text-sm">{title}</p>
      <h2 className="mb-6 font-bold text-xl">{shop.tagline}</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {points.map(({ icon, name, text }) => (
          <li key={name} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
            <span>
              <strong className="block font-semibold">{name}</strong>
              <span className="text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

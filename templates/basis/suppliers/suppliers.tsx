import type { Supplier } from '@/api/types';
import { SupplierCard } from '@/components/suppliers/supplier-card';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { suppliers as words } from '@/locales/nl/suppliers';
import type { SuppliersProps } from '../../props';

/** All suppliers of the shop and, apart from them, its partners (docs/behaviour.md §13.8). */
export function SuppliersPage({ shop, suppliers }: SuppliersProps) {
  const partners = suppliers.filter(({ isPartner }) => isPartner);
  const others = suppliers.filter(({ isPartner }) => !isPartner);
  const title = words.title(partners.length > 0);
  return (
    <div className="wrap list-page">
      <Breadcrumbs crumbs={[]} current={title} />
      <header className="list-head">
        <h1>{title}</h1>
        {suppliers.length > 0 && <p>{words.lead(shop.name, partners.length > 0)}</p>}
      </header>
      {suppliers.length === 0 && (
        <EmptyState icon={<Icon name="search" className="size-7" />} title={words.none}>
          <SiteLink href="/" className={buttonClass()}>
            {words.toShop}
          </SiteLink>
        </EmptyState>
      )}
      <Part
        id="leveranciers"
        title={words.suppliers}
        text={words.suppliersText(others.length)}
        items={others}
      />
      <Part id="partners" title={words.partners} text={words.partnersText} items={partners} />
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  text: string;
  items: Supplier[];
}

function Part({ id, title, text, items }: PartProps) {
  if (items.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-titel`} className="suppliers-part">
      <h2 id={`${id}-titel`}>{title}</h2>
      <p>{text}</p>
      <ul className="supplier-grid">
        {items.map((supplier) => (
          <SupplierCard key={supplier.id} supplier={supplier} />
        ))}
      </ul>
    </section>
  );
}

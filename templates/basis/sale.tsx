import { ToProducts } from '@/components/layout/skip-link';
import { chosenFilters } from '@/components/listing/list-links';
import { ProductListing } from '@/components/listing/product-listing';
import { PageHero } from '@/components/shared/page-hero';
import { priceView } from '@/components/shop';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { BRANDS, SALE } from '@/lib/urls/page-urls';
import { sale as words } from '@/locales/nl/listing/brands';
import type { SaleProps } from '../props';

/** All discounted products; where prices are hidden, without them. */
export function SalePage({ intro, ...props }: SaleProps) {
  const { shop, audience, list, query, request, pricesFollow, nearest } = props;
  const address = { path: SALE, query };
  const isEmpty = list.numFound === 0 && chosenFilters(address).length === 0;
  return (
    <div className="wrap list-page">
      {!isEmpty && <ToProducts />}
      <Breadcrumbs crumbs={[]} current={words.title} />
      <PageHero
        title={words.title}
        lead={isEmpty ? '' : (intro?.content ?? `<p>${words.text}</p>`)}
        edit={intro?.edit}
        fixedTitle
        image={(query.page === 0 && !isEmpty && intro?.image) || ''}
        imageAlt={intro?.imageAlt ?? ''}
        imageFocal={intro?.imageFocal ?? ''}
      />
      {isEmpty ? (
        <NothingReduced />
      ) : (
        <ProductListing
          list={list}
          address={address}
          request={request}
          view={priceView(shop, audience)}
          pricesFollow={pricesFollow}
          nearest={nearest}
        />
      )}
    </div>
  );
}

function NothingReduced() {
  const { none } = words;
  return (
    <EmptyState icon={<Icon name="search" className="size-7" />} title={none.title}>
      <p>{none.text}</p>
      <SiteLink href="/" className={buttonClass()}>
        {none.home}
      </SiteLink>
      <SiteLink href={BRANDS} className={buttonClass('outline')}>
        {none.brands}
      </SiteLink>
    </EmptyState>
  );
}

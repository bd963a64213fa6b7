import { AGREEMENTS, agreementsPdfUrl } from '@/lib/account-urls';
import { agreements as words } from '@/locales/nl/account-documents';
import type { PriceAgreement } from '@/store/domain';
import type { AgreementsProps } from '../page-props';
import { priceView } from '../shop';
import { buttonClass } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { AccountFrame } from './account-frame';
import { AgreementsTable } from './agreements-table';
import { DocumentLink } from './document-link';
import { NothingHere } from './nothing-here';
import { Own } from './own';
import { SearchForm } from './search-form';

/** The customer's fixed prices, on the screen and on paper. */
export function AgreementsPage({ shop, agreements, search }: AgreementsProps) {
  const view = priceView(shop, 'k');
  return (
    <AccountFrame current="agreements" title={words.title}>
      <SearchForm action={AGREEMENTS} label={words.search} search={search} />
      <Own data={agreements} fallback={<Skeleton className="h-96 w-full" />}>
        {(all) => {
          const found = all.filter((agreement) => fits(agreement, search.toLowerCase()));
          if (found.length === 0) return <NoAgreements filtered={all.length > 0} />;
          return (
            <>
              <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
                <p className="text-ink-soft text-sm">
                  {words.found(found.length)}. {view === 'both' ? words.perUnit : words.exclVat}
                </p>
                <DocumentLink href={agreementsPdfUrl} className={buttonClass('outline', 's', 'no-print')}>
                  {words.print}
                </DocumentLink>
              </div>
              <AgreementsTable agreements={found} view={view} />
            </>
          );
        }}
      </Own>
    </AccountFrame>
  );
}

const fits = ({ product }: PriceAgreement, text: string) =>
  product.productName.toLowerCase().includes(text) || product.productExtCode.toLowerCase().includes(text);

function NoAgreements({ filtered }: { filtered: boolean }) {
  const { empty } = words;
  return filtered ? (
    <NothingHere
      icon="tag"
      title={empty.filteredTitle}
      text={empty.filtered}
      next={{ href: AGREEMENTS, label: empty.clear }}
    />
  ) : (
    <NothingHere icon="tag" title={empty.title} text={empty.text} />
  );
}

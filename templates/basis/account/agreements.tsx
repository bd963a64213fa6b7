import type { PriceAgreement } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { AgreementsTable } from '@/components/account/agreements-table';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { DocumentLink } from '@/components/shared/document-link';
import { SearchForm } from '@/components/shared/search-form';
import { SessionData } from '@/components/shared/session-data';
import { type PageProps, priceView, type SessionLoad } from '@/components/shop';
import { buttonClass } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { AGREEMENTS, agreementsPdfUrl } from '@/lib/urls/account-urls';
import { agreements as words } from '@/locales/nl/account/account-pages';

interface AgreementsProps extends PageProps {
  agreements: SessionLoad<PriceAgreement[]>;
  search: string;
}

/** The customer's fixed prices, on the screen and on paper. */
export function AgreementsPage({ shop, agreements, search }: AgreementsProps) {
  const view = priceView(shop, 'customer');
  return (
    <AccountFrame current="agreements">
      <SearchForm action={AGREEMENTS} label={words.search} search={search} />
      <SessionData data={agreements} fallback={<Skeleton className="h-96 w-full" />}>
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
      </SessionData>
    </AccountFrame>
  );
}

const fits = ({ product }: PriceAgreement, text: string) =>
  product.productName.toLowerCase().includes(text) || product.productExtCode.toLowerCase().includes(text);

function NoAgreements({ filtered }: { filtered: boolean }) {
  const { empty } = words;
  return filtered ? (
    <AccountEmptyState
      icon="tag"
      title={empty.filteredTitle}
      text={empty.filtered}
      next={{ href: AGREEMENTS, label: empty.clear }}
    />
  ) : (
    <AccountEmptyState icon="tag" title={empty.title} text={empty.text} />
  );
}

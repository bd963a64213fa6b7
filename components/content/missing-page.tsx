import { pages } from '@/locales/nl/pages';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { SearchIcon } from '../ui/icons';
import { IntentLink } from '../ui/intent-link';

const words = pages.missing;

export function MissingPage() {
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{words.title}</h1>
      <EmptyState icon={<SearchIcon className="size-7" />} title={words.title}>
        <p>{words.text}</p>
        <span className="flex flex-wrap justify-center gap-3">
          <IntentLink href="/" className={buttonClass()}>
            {words.home}
          </IntentLink>
          <IntentLink href="/nl/c/sale" className={buttonClass('outline')}>
            {words.sale}
          </IntentLink>
        </span>
      </EmptyState>
    </div>
  );
}

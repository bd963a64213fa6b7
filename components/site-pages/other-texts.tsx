import { type ReactNode, useId, useState } from 'react';
import { EDIT_HASH } from '@/lib/urls/admin-urls';
import { groupPath } from '@/lib/urls/canonical-urls';
import { NEWS } from '@/lib/urls/news-urls';
import { BRANDS, SALE } from '@/lib/urls/page-urls';
import { searchUrl } from '@/lib/urls/search-url';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { sitePages } from '@/locales/nl/admin/site-pages';
import { Select } from '../form/select';
import { buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';
import { useGroups } from './use-groups';

const { others: words } = sitePages;

/** Where the texts are edited that are no page of their own: of groups, brands, the sale, search results and news. */
export function OtherTexts() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="font-semibold text-lg">
        {words.title}
      </h2>
      <p className="max-w-prose text-ink-soft text-sm">{words.lead}</p>
      <ul className="border-line border-t">
        <Place {...words.groups}>
          <GroupLink />
        </Place>
        <Place {...words.brands}>
          <PlaceLink href={BRANDS} label={words.toBrands} />
        </Place>
        <Place {...words.search}>
          <PlaceLink href={`${searchUrl(words.searchFor)}${EDIT_HASH}`} label={words.toSearch} />
        </Place>
        <Place {...words.sale}>
          <PlaceLink href={`${SALE}${EDIT_HASH}`} label={words.toSale} />
        </Place>
        <Place {...words.news}>
          <PlaceLink href={`${NEWS}${EDIT_HASH}`} label={words.toNews} />
        </Place>
      </ul>
    </section>
  );
}

const PlaceLink = ({ href, label }: { href: string; label: string }) => (
  <a href={href} className={buttonClass('outline', 's')}>
    {label}
  </a>
);

interface PlaceProps {
  name: string;
  text: string;
  children: ReactNode;
}

const Place = ({ name, text, children }: PlaceProps) => (
  <li className="flex flex-col gap-3 border-line border-b py-4 md:flex-row md:items-center md:gap-6">
    <div className="min-w-0 grow">
      <p className="font-semibold">{name}</p>
      <p className="text-ink-soft text-sm">{text}</p>
    </div>
    <div className="flex shrink-0 flex-wrap items-center gap-2">{children}</div>
  </li>
);

/** Opens the page of a chosen group. */
function GroupLink() {
  const { groups, options, failure } = useGroups();
  const [chosen, setChosen] = useState('');
  const group = groups.find(({ id }) => String(id) === chosen) ?? groups[0];
  if (failure) return <Notice tone="danger">{adminErrorText(failure)}</Notice>;
  return (
    <>
      <div className="w-56">
        <Select
          label={words.groups.name}
          value={String(group?.id ?? '')}
          onChange={({ target }) => setChosen(target.value)}
          options={options}
        />
      </div>
      {group && <PlaceLink href={`${groupPath(group)}${EDIT_HASH}`} label={sitePages.edit} />}
    </>
  );
}

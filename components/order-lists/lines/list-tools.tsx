'use client';

import { useId } from 'react';
import type { OrderListPage } from '@/api/types';
import { type ListFileExtension, orderListFileUrl, orderListUrl } from '@/lib/urls/order-list-urls';
import { listLabelsUrl } from '@/lib/urls/shelf-label-urls';
import { listPage as words } from '@/locales/nl/order-lists/order-list-pages';
import { shelfLabels } from '@/locales/nl/shelf-labels';
import { callApi } from '@/store/call-api';
import { Field, FieldFrame } from '../../form/field';
import { Select } from '../../form/select';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { RowsToggle } from '../../ui/rows-toggle';
import { SiteLink } from '../../ui/site-link';
import type { Lines } from './use-lines';

const files: { ending: ListFileExtension; text: string }[] = [
  { ending: 'pdf', text: words.pdf },
  { ending: 'csv', text: 'CSV' },
  { ending: 'xml', text: 'XML' },
];

interface ListToolsProps {
  list: OrderListPage;
  search: string;
  lines: Lines;
}

/** Search within the list, sort type, and downloads; a plain form and links where possible. */
export function ListTools({ list: { listId, sortType }, search, lines }: ListToolsProps) {
  const id = useId();
  const sort = async (type: number) => {
    const call = callApi('orderLists.setSortType', {
      listID: listId,
      sortType: type as OrderListPage['sortType'],
    });
    if (await lines.attempt(call)) lines.refresh();
  };
  return (
    <div className="list-tools no-print">
      <form action={orderListUrl(listId)} method="get">
        <div className="min-w-0 grow">
          <Field
            id={`${id}-search`}
            name="zoek"
            type="search"
            label={words.search}
            placeholder={words.search}
            defaultValue={search}
          />
        </div>
        <Button type="submit" look="outline">
          {words.find}
        </Button>
      </form>
      <div className="list-sort">
        <FieldFrame id={`${id}-sort`} label={words.sort}>
          <Select
            id={`${id}-sort`}
            value={sortType}
            options={Object.entries(words.sorts).map(([value, text]) => ({ value, text }))}
            onChange={(event) => sort(Number(event.target.value))}
          />
        </FieldFrame>
      </div>
      <div className="list-files">
        <ul aria-label={words.files}>
          {files.map(({ ending, text }) => (
            <li key={ending}>
              <a
                href={orderListFileUrl(listId, ending)}
                target="_blank"
                rel="noopener"
                className={buttonClass('outline')}
              >
                {ending === 'pdf' && <Icon name="invoice" />}
                {text}
                <span className="sr-only">{words.newWindow}</span>
              </a>
            </li>
          ))}
        </ul>
        <SiteLink href={listLabelsUrl(listId)} className={buttonClass('outline')}>
          <Icon name="tag" />
          {shelfLabels.link}
        </SiteLink>
      </div>
      <RowsToggle />
    </div>
  );
}

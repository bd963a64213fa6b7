import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Pagination } from '@/components/ui/pagination';
import { Price } from '@/components/ui/price';
import { Table } from '@/components/ui/table';
import { Tabs } from '@/components/ui/tabs';
import { contentUrl } from '@/lib/urls/page-urls';
import { stylePage as words } from '@/locales/nl/style-page';
import { Part } from './part';

const [parent = '', current = ''] = words.crumbs;
const [number = '', day = '', amount = ''] = words.table.columns;
const invoices = [
  { id: 'F00012', day: '30-10-2026', euros: 1234.5 },
  { id: 'F00013', day: '02-11-2026', euros: 3.95 },
];

export const Navigation = () => (
  <Part title={words.parts.navigation}>
    <Breadcrumbs crumbs={[{ label: parent, href: contentUrl('c/papier') }]} current={current} />
    <Pagination page={4} pages={12} hrefOf={(page) => `/stijl?page=${page}`} />
    <Tabs
      label={words.tabs.label}
      tabs={{
        first: { text: words.tabs.first, panel: <p>{words.tabs.first}</p> },
        second: { text: words.tabs.second, panel: <p>{words.tabs.second}</p> },
      }}
    />
    <Table
      caption={words.table.caption}
      rows={invoices}
      keyOf={({ id }) => id}
      columns={[
        { label: number, cell: ({ id }) => id },
        { label: day, cell: (row) => row.day },
        { label: amount, numeric: true, cell: ({ euros }) => <Price euros={euros} vat={21} view="excl" /> },
      ]}
    />
  </Part>
);

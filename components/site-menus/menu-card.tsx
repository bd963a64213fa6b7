import type { SiteMenu } from '@toonbank/contract/editing/menus';
import { useId } from 'react';
import { contentUrl } from '@/lib/urls/page-urls';
import { siteMenuWords as words } from '@/locales/nl/admin/site-menus';
import { footerColumns } from '@/locales/nl/layout';
import type { SitePage } from '../admin/use-site-pages';
import { Select } from '../form/select';
import { Badge } from '../ui/badge';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';

interface MenuCardProps {
  menu: SiteMenu;
  pages: readonly SitePage[];
  /** Marks the pages whose place is that of the own draft. */
  showsDrafts: boolean;
  /** Pages that can be added, and the menu that each is in now. */
  others: readonly { page: SitePage; menu: SiteMenu | undefined }[];
  onMove: (page: SitePage, by: -1 | 1) => void;
  onRemove: (page: SitePage) => void;
  onAdd: (page: SitePage) => void;
}

/** One menu: its pages with buttons, the shop's own links below them, and a choice of pages to add. */
export function MenuCard({ menu, pages, showsDrafts, others, onMove, onRemove, onAdd }: MenuCardProps) {
  const id = useId();
  const { title, links } = footerColumns[menu];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-l border border-line p-4 md:p-6">
      <h2 id={id} className="font-semibold text-lg">
        {title}
      </h2>
      {pages.length === 0 && <p className="text-ink-soft text-sm">{words.empty}</p>}
      <ol className="flex flex-col">
        {pages.map((page, at) => (
          <li key={page.id} className="flex items-center gap-2 border-line border-b py-1.5">
            <span className="min-w-0 grow break-words">
              {page.title} {!page.visible && <Badge tone="warning">{words.hidden}</Badge>}
              {showsDrafts && page.ownPlace && <Badge tone="info">{words.draft}</Badge>}
            </span>
            <IconButton
              label={words.up(page.title)}
              aria-disabled={at === 0}
              className="aria-disabled:opacity-30"
              onClick={() => onMove(page, -1)}
            >
              <Icon name="chevron-down" className="rotate-180" />
            </IconButton>
            <IconButton
              label={words.down(page.title)}
              aria-disabled={at === pages.length - 1}
              className="aria-disabled:opacity-30"
              onClick={() => onMove(page, 1)}
            >
              <Icon name="chevron-down" />
            </IconButton>
            <IconButton label={words.remove(page.title)} onClick={() => onRemove(page)}>
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
        {links
          .filter(({ href }) => pages.every(({ path }) => contentUrl(path) !== href))
          .map(({ label, href }) => (
            <li key={href} className="border-line border-b py-3 text-ink-soft">
              {label} <span className="block text-sm">{words.fixed}</span>
            </li>
          ))}
      </ol>
      <div className="mt-auto">
        <Select
          label={words.add(title)}
          value=""
          onChange={({ target }) => {
            const chosen = others.find(({ page }) => String(page.id) === target.value);
            if (chosen) onAdd(chosen.page);
          }}
          options={[
            { value: '', text: words.choose },
            ...others.map(({ page, menu: current }) => ({
              value: page.id,
              text: current ? words.nowIn(page.title, footerColumns[current].title) : page.title,
            })),
          ]}
        />
      </div>
    </section>
  );
}

import { formatMoment } from '@/lib/dates';
import { EDIT_HASH } from '@/lib/urls/admin-urls';
import { contentPath } from '@/lib/urls/canonical-urls';
import { placeOf, sitePages as words } from '@/locales/nl/admin/site-pages';
import type { SitePage } from '../admin/use-site-pages';
import { Badge } from '../ui/badge';
import { Button, buttonClass } from '../ui/button';

interface PageRowProps {
  page: SitePage;
  onSettings: () => void;
}

/** A page in the list: what it is called and where it is, its state, and what can be done with it. */
export function PageRow({ page, onSettings }: PageRowProps) {
  const { title, menu, visible, drafts, published, toFillIn } = page;
  const url = contentPath(page);
  return (
    <li className="flex flex-col gap-3 border-line border-b py-4 md:flex-row md:items-center md:gap-6">
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p className="break-words text-ink-soft text-sm">{url}</p>
        {(!visible || drafts.length > 0) && (
          <p className="mt-1.5 flex flex-wrap gap-y-1">
            {!visible && <Badge tone="warning">{words.hidden}</Badge>}
            {drafts.length > 0 && <Badge tone="info">{words.draft(drafts)}</Badge>}
            {toFillIn > 0 && <Badge tone="warning">{words.toFillIn(toFillIn)}</Badge>}
          </p>
        )}
      </div>
      <div className="text-ink-soft text-sm md:w-56 md:shrink-0">
        <p>{placeOf(menu)}</p>
        <p>{published ? words.published(formatMoment(published.at), published.by) : words.neverPublished}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <a
          href={`${url}${EDIT_HASH}`}
          aria-label={words.editOf(title)}
          className={buttonClass('outline', 's')}
        >
          {words.edit}
        </a>
        <Button look="quiet" size="s" aria-label={words.settingsOf(title)} onClick={onSettings}>
          {words.settings}
        </Button>
      </div>
    </li>
  );
}

'use client';

import type { RedirectTable } from '@/lib/routing/old-paths';
import { isShopPath } from '@/lib/routing/shop-path';
import { sitePages as words } from '@/locales/nl/admin/site-pages';
import type { SitePage } from '../admin/use-site-pages';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { MovePage } from './move-page';
import { PageVisibility } from './page-visibility';
import { ShownProducts } from './shown-products';

interface PageSettingsProps {
  page: SitePage;
  canPublish: boolean;
  redirects: RedirectTable;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** What is set about a page besides its text: its address, whether it is on the site, and the products that it shows. */
export function PageSettings({ page, canPublish, redirects, onChanged, onClose }: PageSettingsProps) {
  const isText = isShopPath(page.path);
  return (
    <Dialog title={page.title} onClose={onClose}>
      {!canPublish && <Notice>{words.publisherOnly}</Notice>}
      {canPublish && isText && <p className="text-ink-soft text-sm">{words.fixedAddress}</p>}
      {canPublish && !isText && (
        <>
          <MovePage {...{ page, redirects, onChanged }} />
          <ShownProducts {...{ page, onChanged }} />
        </>
      )}
      {canPublish && <PageVisibility {...{ page, onChanged }} />}
    </Dialog>
  );
}

import { MAX_PAGE_PATH, PAGE_PATH } from '@toonbank/contract/editing/page-path';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { oldPath, type RedirectTable } from '@/lib/routing/old-paths';
import { contentUrl } from '@/lib/urls/page-urls';
import { sitePages as words } from '@/locales/nl/admin/site-pages';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

/** Between the last keystroke and the check. */
const CHECK_DELAY_MS = 250;

export type PathCheck = { state: 'checking' | 'free' } | { state: 'wrong'; reason: string };

/** An address as it was typed or pasted, as the path of a page. */
export const typedPath = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/^\/*(?:nl\/)?/, '')
    .replace(/\/+$/, '');

/** What is wrong with a path by itself, or by the addresses that the storefront redirects. */
function pathFault(path: string, redirects: RedirectTable): string | undefined {
  if (path === '') return words.path.empty;
  if (path.length > MAX_PAGE_PATH) return words.path.long;
  if (!PAGE_PATH.test(path)) return words.path.spelling;
  // A page is found with and without the language.
  const none = new URLSearchParams();
  const to = oldPath(contentUrl(path), none, redirects) ?? oldPath(`/${path}`, none, redirects);
  return to === undefined || to === contentUrl(path) ? undefined : words.path.redirect(to);
}

const usedText = (used: NonNullable<AnswerOf<'sitePages.checkPath'>['used']>) =>
  used.by === 'shop' ? words.path.shop : words.path[used.by](used.title);

interface PathCheckOptions {
  path: string;
  redirects: RedirectTable;
  /** The page that moves there. */
  pageID?: number;
}

/** Whether a page can have a path, while it is typed. */
export function usePathCheck({ path, redirects, pageID }: PathCheckOptions): PathCheck {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<{ path: string; check: PathCheck }>();
  const fault = pathFault(path, redirects);

  useEffect(() => {
    if (fault !== undefined) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const outcome = await dispatch(callApi('sitePages.checkPath', { path, ...(pageID && { pageID }) }));
      if (isOver) return;
      const used = 'value' in outcome ? outcome.value.used : undefined;
      const reason = used === undefined ? words.path.unknown : used && usedText(used);
      setAnswer({ path, check: reason ? { state: 'wrong', reason } : { state: 'free' } });
    }, CHECK_DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [dispatch, path, pageID, fault]);

  if (fault !== undefined) return { state: 'wrong', reason: fault };
  return answer?.path === path ? answer.check : { state: 'checking' };
}

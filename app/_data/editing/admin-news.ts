import 'server-only';
import type { ListedNews } from '@/components/news/news-card';
import { callAsAdmin } from '../admin';
import { getNews } from '../content';

/** An item with what only admins get. */
export type AdminNews = ListedNews & { discardable?: boolean };

/** News for this request's admin, also what visitors do not see; without a session what they see. */
export async function getAllNews(site: string): Promise<AdminNews[]> {
  const answer = await callAsAdmin(site, 'editing.news', {});
  return answer.state === 'ok' ? answer.value : getNews(site);
}

import 'server-only';
import type { NewsItem } from '@/api/types';
import { callAsAdmin } from '../admin';
import { getNews } from '../content';

/** News for this request's admin, also what visitors do not see; without a session what they see. */
export async function getAllNews(site: string): Promise<NewsItem[]> {
  const answer = await callAsAdmin(site, 'editing.news', {});
  return answer.state === 'ok' ? answer.value : getNews(site);
}

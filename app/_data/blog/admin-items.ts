import 'server-only';
import type { BlogItem } from '@/api/types';
import { callAsAdmin } from '../admin';
import { getBlog } from './items';

/** An item with what only admins get. */
export type AdminItem = BlogItem & { ingredientsHtml?: string; discardable?: boolean };

/** The blog for this request's admin, also what visitors do not see; without a session what they see. */
export async function getAllBlog(site: string): Promise<AdminItem[]> {
  const answer = await callAsAdmin(site, 'editing.blog', {});
  return answer.state === 'ok' ? answer.value : getBlog(site);
}

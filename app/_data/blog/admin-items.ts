import 'server-only';
import type { BlogItem } from '@/api/types';
import { callAsAdmin } from '../admin';
import { getBlog } from './items';

/** The blog for this request's admin, also what visitors do not see; without a session what they see. */
export async function getAllBlog(site: string): Promise<(BlogItem & { ingredientsHtml?: string })[]> {
  const answer = await callAsAdmin(site, 'editing.blog', {});
  return answer.state === 'ok' ? answer.value : getBlog(site);
}

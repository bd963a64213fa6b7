'use client';

import { BLOG } from '@/lib/urls/blog-urls';
import { blogAdminWords } from '@/locales/nl/admin/news';
import { callApi } from '@/store/call-api';
import type { SlotProps } from '../slots/slot-props';
import { PublishedItem } from './published-item';

/** The state of a recipe, a video or a blog. */
export default function BlogItemPanel({ id, canPublish, discardable }: SlotProps) {
  return (
    <PublishedItem
      {...{ id, canPublish, discardable }}
      kind="blog"
      words={blogAdminWords}
      remove={(row) => callApi('editing.removeBlog', row)}
      discard={(row) => callApi('editing.discardBlog', row)}
      list={BLOG}
    />
  );
}

'use client';

import { NEWS } from '@/lib/urls/news-urls';
import { newsWords } from '@/locales/nl/admin/news';
import { callApi } from '@/store/call-api';
import type { SlotProps } from '../slots/slot-props';
import { PublishedItem } from './published-item';

/** The state of a news item. */
export default function NewsItemPanel({ id, canPublish, discardable }: SlotProps) {
  return (
    <PublishedItem
      {...{ id, canPublish, discardable }}
      kind="news"
      words={newsWords}
      remove={(row) => callApi('editing.removeNews', row)}
      discard={(row) => callApi('editing.discardNews', row)}
      list={NEWS}
    />
  );
}

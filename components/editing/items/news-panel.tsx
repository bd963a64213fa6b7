'use client';

import { newsUrl } from '@/lib/urls/news-urls';
import { newsWords } from '@/locales/nl/admin/news';
import { callApi } from '@/store/call-api';
import { NewItem } from './new-item';

/** Adds news. */
export default function NewsPanel() {
  return (
    <NewItem
      kind="news"
      words={newsWords}
      make={(title) => callApi('editing.makeNews', { title })}
      urlOf={newsUrl}
    />
  );
}

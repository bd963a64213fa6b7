'use client';

import { blogKinds } from '@toonbank/contract/blog/kinds';
import { useState } from 'react';
import { blogUrl } from '@/lib/urls/blog-urls';
import { blogAdminWords as words } from '@/locales/nl/admin/news';
import { callApi } from '@/store/call-api';
import { Select } from '../../form/select';
import { NewItem } from './new-item';

const kinds = ['recipe', 'blog'] as const;
type Kind = (typeof kinds)[number];

/** Adds a recipe or a blog. */
export default function BlogPanel() {
  const [kind, setKind] = useState<Kind>('recipe');
  return (
    <NewItem
      kind="blog"
      words={words}
      make={(title) => callApi('editing.makeBlog', { title, kind: blogKinds[kind] })}
      urlOf={blogUrl}
    >
      <Select
        label={words.kind}
        value={kind}
        onChange={(event) => setKind(event.target.value as Kind)}
        options={kinds.map((value) => ({ value, text: words.kinds[value] }))}
      />
    </NewItem>
  );
}

'use client';

import { useState } from 'react';
import { images as words } from '@/locales/nl/admin/images';
import { AltForm } from '../../image-library/alt-form';
import { Thumbnail } from '../../image-library/thumbnail';
import { Notice } from '../../ui/notice';

export interface UndescribedImage {
  id: number;
  url: string;
}

/** The images that the refusal `alt_missing` names, as `image.12` → URL. */
export const undescribedOf = (fields: Readonly<Record<string, string>>): UndescribedImage[] =>
  Object.entries(fields)
    .filter(([name]) => name.startsWith('image.'))
    .map(([name, url]) => ({ id: Number(name.split('.')[1]), url }));

/** Images that nobody described, each with the form for it: then the change can be published. */
export function UndescribedImages({ images }: { images: readonly UndescribedImage[] }) {
  const [described, setDescribed] = useState<ReadonlySet<number>>(new Set());
  const left = images.filter(({ id }) => !described.has(id));
  if (left.length === 0)
    return (
      <Notice tone="success" urgent>
        {words.describedAll}
      </Notice>
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{words.describeFirst}</p>
      {left.map(({ id, url }) => (
        <div key={id} className="flex flex-col gap-3 rounded-m border border-line p-3">
          <Thumbnail image={{ url, variants: [] }} />
          <AltForm
            image={{ id, alt: '', decorative: false }}
            submitLabel={words.describe}
            onSaved={() => setDescribed(new Set([...described, id]))}
          />
        </div>
      ))}
    </div>
  );
}

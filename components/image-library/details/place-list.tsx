'use client';

import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { blogUrl } from '@/lib/urls/blog-urls';
import { contentPath } from '@/lib/urls/canonical-urls';
import { groupUrl } from '@/lib/urls/group-url';
import { newsUrl } from '@/lib/urls/news-urls';
import { productUrl } from '@/lib/urls/product-url';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { imageDetails as words } from '@/locales/nl/admin/image-manage';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Notice } from '../../ui/notice';

type Place = AnswerOf<'media.places'>[number];

/** Where a place is on the shop; slides are on the home page. */
const urls: Record<Place['kind'], (place: Place) => string> = {
  page: contentPath,
  news: ({ path }) => newsUrl({ slug: path }),
  blog: ({ path }) => blogUrl({ slug: path }),
  group: groupUrl,
  product: ({ id, path }) => productUrl({ id, slug: path }),
  slide: () => '/',
  site: () => '/',
};

/** Links to the places that show an image. `version` changes with the image: the list is read again. */
export function PlaceList({ imageId, version }: { imageId: number; version: string }) {
  const dispatch = useAppDispatch();
  const [places, setPlaces] = useState<readonly Place[]>();
  const [failure, setFailure] = useState<ErrorCode>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another list
  useEffect(() => {
    void dispatch(callApi('media.places', { imageID: imageId })).then((outcome) => {
      setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
      if ('value' in outcome) setPlaces(outcome.value);
    });
  }, [dispatch, imageId, version]);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{words.placesTitle}</h3>
      {failure && <Notice tone="danger">{adminErrorText(failure)}</Notice>}
      {!places && !failure && <p className="text-ink-soft text-sm">{words.loading}</p>}
      {places?.length === 0 && <p className="text-ink-soft text-sm">{words.noPlaces}</p>}
      <ul className="flex flex-col">
        {places?.map((place) => (
          <li key={`${place.kind}.${place.id}`} className="text-sm">
            <a
              href={urls[place.kind](place)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {words.kinds[place.kind]} · {place.title || words.untitled}
            </a>
            {place.state !== 'live' && <span className="text-ink-soft"> ({words.states[place.state]})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf, RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type FoundImage = AnswerOf<'media.find'>['images'][number];
export type ImageQuery = Omit<RequestOf<'media.find'>, 'page'>;

const PAGE_SIZE = 24;

interface Found {
  /** The folder that was searched; null: all of them. */
  dir: string | null;
  images: readonly FoundImage[];
  numFound: number;
}

/** Images of the library that fit a query, page after page. The answer of an earlier query is dropped. */
export function useImages(query: ImageQuery) {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<ErrorCode>();
  const newest = useRef(0);
  const key = JSON.stringify(query);

  const load = useCallback(
    async (page: number, known: readonly FoundImage[]) => {
      newest.current += 1;
      const mine = newest.current;
      const request = { ...(JSON.parse(key) as ImageQuery), page, pageSize: PAGE_SIZE };
      const outcome = await dispatch(callApi('media.find', request));
      if (mine !== newest.current) return;
      setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
      if ('value' in outcome) setFound({ ...outcome.value, images: [...known, ...outcome.value.images] });
    },
    [dispatch, key],
  );
  const reload = useCallback(() => load(0, []), [load]);
  useEffect(() => void reload(), [reload]);

  const images = found?.images ?? [];
  return {
    images,
    numFound: found?.numFound ?? 0,
    dir: found?.dir ?? null,
    isLoading: !found && !failure,
    failure,
    reload,
    more:
      images.length < (found?.numFound ?? 0)
        ? () => load(Math.floor(images.length / PAGE_SIZE), images)
        : undefined,
    /** Shows a changed image at once. */
    replace: (image: FoundImage) =>
      setFound(
        (known) =>
          known && { ...known, images: known.images.map((one) => (one.id === image.id ? image : one)) },
      ),
  };
}

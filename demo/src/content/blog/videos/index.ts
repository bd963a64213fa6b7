import type { Video } from '../model.ts';
import { ownTemplateVideos } from './own-templates.ts';
import { placeVideos } from './places.ts';
import { rangeVideos } from './ranges.ts';

/** A short film per site: drawn and encoded by demo/src/videos/make-videos.ts. It has no sound, so the captions tell everything. */
export const videos: Readonly<Record<string, Video>> = {
  ...ownTemplateVideos,
  ...rangeVideos,
  ...placeVideos,
};

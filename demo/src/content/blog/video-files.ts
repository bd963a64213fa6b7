import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Shot, Video } from './model.ts';

const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(14, 23);

/** The captions of a film, as WebVTT. */
export function captionsOf(shots: readonly Shot[]): string {
  let at = 0;
  const cues = shots.map(({ say, seconds }) => {
    const cue = `${clock(at)} --> ${clock(at + seconds)}\n${say}`;
    at += seconds;
    return cue;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

export const lengthOf = ({ shots }: Video): number => shots.reduce((sum, { seconds }) => sum + seconds, 0);

/** Where `demo/src/videos/make-videos.ts` writes the film of a site. */
export const videoFile = (siteId: string): URL => new URL(`../../../videos/${siteId}.mp4`, import.meta.url);

export interface MediaFile {
  /** Below the site's folder, named after its content. */
  path: string;
  contentType: string;
  bytes: Buffer;
}

function named(bytes: Buffer, ending: string, contentType: string): MediaFile {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { path: `videos/${hash}.${ending}`, contentType, bytes };
}

/** The files of a site's film. */
export const filesOf = (siteId: string, { shots }: Video) => ({
  film: named(readFileSync(videoFile(siteId)), 'mp4', 'video/mp4'),
  captions: named(Buffer.from(captionsOf(shots)), 'vtt', 'text/vtt'),
});

import type { BlogItem } from '@/api/types';
import { blog as words } from '@/locales/nl/blog';
import type { EditMark } from '../shared/edit-mark';
import { RichText } from '../shared/rich-text';

interface VideoPlayerProps {
  title: string;
  /** Shown until the video plays; empty for none. */
  poster: string;
  video: NonNullable<BlogItem['video']>;
  edit?: EditMark;
}

/** The browser's own player: nothing of the video is loaded before it is played. Its text stands below it. */
export function VideoPlayer({ title, poster, video, edit }: VideoPlayerProps) {
  const { file, captions, transcript } = video;
  return (
    <>
      <video
        className="blog-video"
        controls
        playsInline
        preload="none"
        width={960}
        height={540}
        aria-label={title}
        {...(poster && { poster })}
      >
        <source src={file} type="video/mp4" />
        {captions && <track kind="captions" src={captions} srcLang="nl" label={words.captions} default />}
        <a href={file}>{words.noVideo}</a>
      </video>
      {(transcript || edit) && (
        <details className="blog-transcript">
          <summary>{words.transcript}</summary>
          <RichText html={transcript} edit={edit} field="transcript" />
        </details>
      )}
    </>
  );
}

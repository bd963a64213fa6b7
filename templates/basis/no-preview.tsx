import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { preview as words } from '@/locales/nl/preview';

const texts = {
  absent: [words.absent, words.absentText],
  busy: [words.busy, words.busyText],
  unavailable: [words.away, words.awayText],
} as const;

interface NoPreviewProps {
  state: keyof typeof texts;
  /** The address of the preview. */
  retry: string;
}

/** A preview link that shows nothing: expired, used up or wrong, one too many wrong ones, or the API does not answer. */
export function NoPreview({ state, retry }: NoPreviewProps) {
  const isAbsent = state === 'absent';
  const [title, text] = texts[state];
  return (
    <div data-status={isAbsent ? '404' : '503'}>
      <EmptyState level="h1" icon={<Icon name="clock" className="size-7" />} title={title}>
        <p>{text}</p>
        <a href={isAbsent ? '/' : retry} className={buttonClass('outline')}>
          {isAbsent ? words.toShop : words.retry}
        </a>
      </EmptyState>
    </div>
  );
}

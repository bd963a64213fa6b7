import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { preview as words } from '@/locales/nl/preview';

interface NoPreviewProps {
  state: 'absent' | 'unavailable';
  /** The address of the preview. */
  retry: string;
}

/** A preview link that shows nothing: expired, used up or wrong, or the API does not answer. */
export function NoPreview({ state, retry }: NoPreviewProps) {
  const isAbsent = state === 'absent';
  const [title, text] = isAbsent ? [words.absent, words.absentText] : [words.away, words.awayText];
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

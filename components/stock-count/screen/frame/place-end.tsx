import { counting as words } from '@/locales/nl/stock-count/counting';
import { Button } from '../../../ui/button';
import type { Counting } from '../state/use-counting';

interface PlaceEndProps {
  counting: Counting;
  onFinish: () => void;
}

/** Below the last line: how far this place is, and where to walk next. */
export function PlaceEnd({ counting, onFinish }: PlaceEndProps) {
  const { steps, at, step, isCounted, go } = counting;
  const open = step.lines.filter((line) => !isCounted(line)).length;
  const name = step.place || words.nowhere;
  const next = steps[at + 1];
  return (
    <div className="count-end">
      <p>{open === 0 ? words.placeEnd(name) : words.placeLeft(name, open)}</p>
      {next && (
        <Button size="l" onClick={() => go(next.place)}>
          {words.onward(next.place || words.nowhere)}
        </Button>
      )}
      <Button look={next ? 'outline' : 'primary'} size="l" onClick={onFinish}>
        {words.finish}
      </Button>
    </div>
  );
}

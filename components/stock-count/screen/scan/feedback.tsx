import { counting as words } from '@/locales/nl/stock-count/counting';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import type { Counting } from '../state/use-counting';
import type { Scan } from '../state/use-scan';

interface FeedbackProps {
  counting: Counting;
  scan: Scan;
  onLink: (code: string) => void;
}

/** The result of the last scan, large enough for an arm's length. Screen readers hear it by `announce`. */
export function Feedback({ counting, scan, onLink }: FeedbackProps) {
  const { result, countOne, countOther, close } = scan;
  if (!result) return null;
  const { active } = counting;
  const dismiss = (
    <IconButton label={words.closeResult} onClick={close}>
      <Icon name="close" />
    </IconButton>
  );
  if (result.kind === 'unknown')
    return (
      <div className="count-feedback" data-tone="unknown" key={result.at}>
        <p>
          <b>{words.unknown(result.code)}</b> {words.unknownKept(result.quantity)}
        </p>
        {dismiss}
        <Button onClick={() => onLink(result.code)}>{words.link}</Button>
      </div>
    );
  if (result.kind === 'otherList')
    return (
      <div className="count-feedback" data-tone="elsewhere" key={result.at}>
        <p>
          <b>{words.otherList(result.product.name)}</b> {words.otherListText}
        </p>
        {dismiss}
        <Button onClick={() => countOther(result.code, result.product, result.unit)}>
          {words.countHere}
        </Button>
      </div>
    );
  const { product, unit, place } = result;
  if (result.kind === 'elsewhere')
    return (
      <div className="count-feedback" data-tone="elsewhere" key={result.at}>
        <p>
          <b>{words.elsewhere(product.name, place)}</b> {words.elsewhereText}
        </p>
        {dismiss}
        <Button onClick={() => countOne(product, unit)}>{words.countHere}</Button>
        <Button
          look="outline"
          onClick={() => {
            counting.go(place);
            close();
          }}
        >
          {words.goTo(place || words.nowhere)}
        </Button>
      </div>
    );
  // The next line is being counted: its keys need the attention.
  if (active && active.product.id !== product.id) return null;
  return (
    <div className="count-feedback" data-tone="counted" key={result.at}>
      <p>
        <b>{words.plusOne(unit.desc)}</b> {product.name}
      </p>
      <output>{result.quantity}</output>
      {dismiss}
    </div>
  );
}

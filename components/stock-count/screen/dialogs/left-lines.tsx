import { counting as words } from '@/locales/nl/stock-count/counting';
import { Button } from '../../../ui/button';
import type { PlacedLine } from '../model/lines';

interface LeftLinesProps {
  lines: readonly PlacedLine[];
  /** Keys of lines of which there is nothing. */
  none: ReadonlySet<string>;
  onChange: (none: ReadonlySet<string>) => void;
}

/** Lines that nobody counted: each is left out of the count, or counts 0. */
export function LeftLines({ lines, none, onChange }: LeftLinesProps) {
  const set = (key: string, isNone: boolean) => {
    const next = new Set(none);
    if (isNone) next.add(key);
    else next.delete(key);
    onChange(next);
  };
  return (
    <>
      <p>{words.finishLeft(lines.length)}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" size="s" onClick={() => onChange(new Set(lines.map(({ key }) => key)))}>
          {words.allNone}
        </Button>
        <Button look="outline" size="s" onClick={() => onChange(new Set())}>
          {words.allLeave}
        </Button>
      </div>
      <ul className="count-left">
        {lines.map(({ key, product, place }) => (
          <li key={key}>
            <fieldset>
              <legend className="sr-only">{words.leftOf(product.name)}</legend>
              <span aria-hidden="true">
                {product.name} <small>{place}</small>
              </span>
              <label>
                <input type="radio" name={key} checked={!none.has(key)} onChange={() => set(key, false)} />
                {words.leave}
              </label>
              <label>
                <input type="radio" name={key} checked={none.has(key)} onChange={() => set(key, true)} />
                {words.none}
              </label>
            </fieldset>
          </li>
        ))}
      </ul>
    </>
  );
}

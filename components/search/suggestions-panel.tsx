import type { MouseEventHandler } from 'react';
import { suggestions as words } from '@/locales/nl/search';
import type { PriceView } from '../shop';
import { Skeleton } from '../ui/skeleton';
import { OptionContent } from './option-content';
import { OptionLink } from './option-link';
import type { Option, OptionKind } from './options';
import { Panel } from './panel';
import type { Suggestions } from './use-suggestions';

export interface SuggestionsPanelProps extends Suggestions {
  id: string;
  optionId: (at: number) => string;
  options: readonly Option[];
  active: number;
  onClick: MouseEventHandler;
  text: string;
  prices: PriceView;
}

/** In the order of the options. */
const sections: { kind: OptionKind; title: string }[] = [
  { kind: 'corrected', title: words.corrected },
  { kind: 'product', title: words.products },
  { kind: 'group', title: words.groups },
  { kind: 'brand', title: words.brands },
];

/** Suggestions for the text, or why there are none. The previous answer stays until the next one arrives. */
export function SuggestionsPanel({ text, answer, loading, onClick, ...list }: SuggestionsPanelProps) {
  const { id, options } = list;
  const waiting = loading && !answer?.list;
  const nothing = !loading && answer?.list && (options.length === 0 || answer.list.corrected);
  return (
    <Panel onClick={onClick} waiting={waiting}>
      {waiting && <Waiting />}
      {!loading && answer?.list === null && <p className="suggestions-note">{words.failed}</p>}
      {nothing && (
        <p className="suggestions-note">
          {words.nothing(text)} {options.length === 0 && words.nothingHint}
        </p>
      )}
      {options.length > 0 && (
        <div role="listbox" id={id} aria-label={words.label} aria-busy={loading || undefined}>
          {sections.map((section) => (
            <Section
              key={section.kind}
              {...section}
              {...list}
              search={answer?.list?.corrected ?? answer?.text ?? ''}
            />
          ))}
          <Links kind="all" {...list} search="" />
        </div>
      )}
    </Panel>
  );
}

type LinksProps = Pick<SuggestionsPanelProps, 'optionId' | 'options' | 'active' | 'prices'> & {
  kind: OptionKind;
  search: string;
};

function Section({ title, id, ...links }: LinksProps & { title: string; id: string }) {
  const { kind, options } = links;
  if (!options.some((option) => option.kind === kind)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not options
    <div role="group" aria-labelledby={`${id}${kind}`} className={`suggestions-${kind}`}>
      <p id={`${id}${kind}`} role="presentation">
        {title}
      </p>
      <Links {...links} />
    </div>
  );
}

function Links({ kind, options, optionId, active, search, prices }: LinksProps) {
  return options.map((option, at) =>
    option.kind === kind ? (
      <OptionLink key={option.href} id={optionId(at)} href={option.href} active={at === active}>
        <OptionContent option={option} search={search} prices={prices} />
      </OptionLink>
    ) : null,
  );
}

function Waiting() {
  return (
    <div className="suggestions-waiting">
      <span className="sr-only">{words.loading}</span>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}

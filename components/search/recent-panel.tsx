import type { MouseEventHandler } from 'react';
import { suggestions as words } from '@/locales/nl/search';
import { Icon } from '../ui/icon';
import { OptionLink } from './option-link';
import type { Option } from './options';
import { Panel } from './panel';

export interface RecentPanelProps {
  id: string;
  optionId: (at: number) => string;
  options: readonly Option[];
  active: number;
  onClick: MouseEventHandler;
  onForget: (text: string) => void;
  onForgetAll: () => void;
}

/** Recent searches. The remove buttons are beside the list: an option can't contain a button. */
export function RecentPanel({ id, optionId, options, active, onClick, ...on }: RecentPanelProps) {
  const recent = options.filter((option) => option.kind === 'recent');
  return (
    <Panel onClick={onClick}>
      <div className="suggestions-head">
        <p>{words.recent}</p>
        <button type="button" onClick={on.onForgetAll}>
          {words.forgetAll}
        </button>
      </div>
      <div className="recent">
        <div role="listbox" id={id} aria-label={words.recent}>
          {recent.map(({ text, href }, at) => (
            <OptionLink key={text} id={optionId(at)} href={href} active={at === active}>
              <Icon name="clock" />
              <bdi>{text}</bdi>
            </OptionLink>
          ))}
        </div>
        <ul>
          {recent.map(({ text }) => (
            <li key={text}>
              <button type="button" aria-label={words.forget(text)} onClick={() => on.onForget(text)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

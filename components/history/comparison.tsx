import { historyWords as words } from '@/locales/nl/admin/history';
import { Loaded } from '../admin/load-state';
import { Differences } from './differences';
import { type Compared, useComparison } from './use-comparison';

/** Loads and shows what differs between two versions. */
export const Comparison = (compared: Compared) => (
  <Loaded outcome={useComparison(compared)} label={words.comparing}>
    {(fields) => <Differences kind={compared.kind} fields={fields} />}
  </Loaded>
);

import { counting as words } from '@/locales/nl/stock-count/counting';
import { LoginLink } from '../../../shared/login-link';
import { Button } from '../../../ui/button';
import type { Count } from '../state/count';

const clock = (moment: string) => {
  const at = new Date(moment);
  return `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
};

/** What the shop does not have yet, always in words. */
export function SyncState({ count, isLost }: { count: Count; isLost: boolean }) {
  const { unsent, unsentSince, sending, trouble, failure, isFinishing, refresh } = count;
  const waiting = unsent > 0 ? words.unsent(unsent, clock(unsentSince ?? new Date().toISOString())) : '';
  const tone =
    isLost || failure === 'storage' || trouble === 'refused'
      ? 'bad'
      : trouble || unsent > 0
        ? 'waiting'
        : 'good';
  const canRetry = trouble === 'server' || trouble === 'refused';
  return (
    <div className="count-sync" data-tone={tone}>
      <div role="status">
        {(isLost || failure === 'storage') && <p>{words.notStored}</p>}
        {trouble && <p>{words.trouble[trouble]}</p>}
        {waiting !== '' && <p>{waiting}</p>}
        {isFinishing && <p>{words.finishing}</p>}
        {!trouble && waiting === '' && <p>{words.saved}</p>}
      </div>
      {sending && unsent > 0 && <p>{words.sending}</p>}
      {trouble === 'signed_out' && <LoginLink className="btn btn-outline btn-s">{words.logIn}</LoginLink>}
      {canRetry && !sending && (
        <Button look="outline" size="s" onClick={() => void refresh()}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}

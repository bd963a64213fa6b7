import { leaveDeadSession, SessionDead } from '@/api/dead-session';

/** Asked again after this long while the API does not answer. */
const AGAIN_MS = 5000;

/**
 * Gives `show` what `ask` has of the customer as soon as it is there; null says that it can't be had now, and it comes
 * later. A dead session ends on the visitor's page. @returns the way out
 */
export function follow<T>(ask: () => Promise<T>, show: (own: T | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let left = false;
  const again = () =>
    ask()
      .then((own) => left || show(own))
      .catch((error: unknown) => {
        if (left) return;
        show(null);
        if (error instanceof SessionDead) leaveDeadSession();
        else timer = setTimeout(again, AGAIN_MS);
      });
  again();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

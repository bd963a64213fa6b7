import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf, CallName, RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { callApi, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

/** The result of the last change, which the form named `form` made. */
export interface ChangeResult {
  form: string;
  /** Why it was refused; absent: it was saved. */
  fault?: string;
  /** The row is another by now. */
  isConflict?: boolean;
}

interface DeskRowOptions {
  /** The sentence for a conflict, by the fields of the refusal. */
  conflictText?: (fields: Refusal['fields']) => string | undefined;
  /** After a conflict the row is shown as it is by now. Without it typed text stays until `reload`. */
  showsNewAtOnce?: boolean;
  /** Loads again when the window gets the focus. */
  onFocus?: boolean;
}

/** The row, for the forms of its page. */
export interface DeskChanges<Get extends CallName> {
  /** The form whose change is on its way. */
  busy: string | undefined;
  outcome: ChangeResult | undefined;
  reload: () => Promise<void>;
  /** @returns whether it was saved */
  change: <Name extends CallName>(
    form: string,
    name: Name,
    more: Omit<RequestOf<Name>, keyof RequestOf<Get>>,
  ) => Promise<boolean>;
}

/**
 * Loads one row of the back office and changes it. Every change is a call with the fields of `request` and its own, and answers
 * the row as it is then.
 */
export function useDeskRow<Get extends CallName>(
  get: Get,
  request: RequestOf<Get>,
  { conflictText, showsNewAtOnce = false, onFocus = false }: DeskRowOptions = {},
) {
  const dispatch = useAppDispatch();
  const [row, setRow] = useState<AnswerOf<Get>>();
  const [failure, setFailure] = useState<ErrorCode>();
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<ChangeResult>();
  /** Another number makes the forms begin again with what is stored. */
  const [version, setVersion] = useState(0);
  const key = JSON.stringify(request);
  const load = useCallback(async () => {
    const answer = await dispatch(callApi(get, JSON.parse(key) as RequestOf<Get>));
    if ('value' in answer) setRow(() => answer.value);
    setFailure('refusal' in answer ? answer.refusal.code : undefined);
    return 'value' in answer;
  }, [dispatch, get, key]);
  const reload = useCallback(async () => {
    if (!(await load())) return;
    setOutcome(undefined);
    setVersion((current) => current + 1);
  }, [load]);
  useEffect(() => {
    void load();
    if (!onFocus) return;
    const again = () => void load();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [load, onFocus]);
  const change: DeskChanges<Get>['change'] = async (form, name, more) => {
    if (busy) return false;
    setBusy(form);
    setOutcome(undefined);
    const answer = await dispatch(
      callApi(name, { ...(request as object), ...more } as unknown as RequestOf<typeof name>),
    );
    if ('value' in answer) {
      setRow(() => answer.value as unknown as AnswerOf<Get>);
      setOutcome({ form });
    } else {
      const { code, fields } = answer.refusal;
      const isConflict = code === 'conflict';
      setOutcome({ form, fault: (isConflict && conflictText?.(fields)) || adminErrorText(code), isConflict });
      if (isConflict && showsNewAtOnce) await load();
    }
    setBusy(undefined);
    return 'value' in answer;
  };
  return { row, failure, busy, outcome, version, reload, change };
}

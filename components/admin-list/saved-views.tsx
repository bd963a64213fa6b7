import { MAX_VIEW_NAME, type ViewedList } from '@toonbank/contract/list-views/endpoints';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { listWords as words } from '@/locales/nl/admin/list';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Checkbox } from '../form/checkbox';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';

type View = AnswerOf<'listViews.all'>[number];

interface SavedViewsProps {
  list: ViewedList;
  /** Address of the list, without a query. */
  address: string;
  /** The query of what is shown now. */
  query: string;
}

/** Names of filtered lists: the administrator's own, and those that all share. Each is a plain link. */
export function SavedViews({ list, address, query }: SavedViewsProps) {
  const dispatch = useAppDispatch();
  const [views, setViews] = useState<readonly View[]>([]);
  const [isNaming, setNaming] = useState(false);
  const [failure, setFailure] = useState('');
  const reload = useCallback(async () => {
    const outcome = await dispatch(callApi('listViews.all', { list }));
    if ('value' in outcome) setViews(outcome.value);
    else setFailure(adminErrorText(outcome.refusal.code));
  }, [dispatch, list]);
  useEffect(() => void reload(), [reload]);
  const remove = async ({ viewId: viewID }: View) => {
    const outcome = await dispatch(callApi('listViews.remove', { viewID }));
    setFailure('refusal' in outcome ? adminErrorText(outcome.refusal.code) : '');
    await reload();
  };
  const isSaved = views.some((view) => view.query === query);
  if (views.length === 0 && query === '' && failure === '') return null;
  return (
    <nav aria-label={words.views} className="flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <span
          key={view.viewId}
          className="inline-flex items-center rounded-full bg-surface-alt text-sm has-[[aria-current]]:font-semibold has-[[aria-current]]:outline-2 has-[[aria-current]]:outline-line-strong"
        >
          <a
            href={view.query === '' ? address : `${address}?${view.query}`}
            aria-current={view.query === query ? 'page' : undefined}
            className="inline-flex min-h-9 items-center px-4"
          >
            {view.name}
            {view.shared && <span className="sr-only">{words.sharedView}</span>}
          </a>
          {view.removable && (
            <button
              type="button"
              aria-label={words.removeView(view.name)}
              onClick={() => void remove(view)}
              className="inline-flex size-9 items-center justify-center rounded-full hover:bg-line"
            >
              <Icon name="close" className="size-3.5" />
            </button>
          )}
        </span>
      ))}
      {query !== '' && !isSaved && (
        <Button look="quiet" size="s" onClick={() => setNaming(true)}>
          {words.saveView}
        </Button>
      )}
      {failure !== '' && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
      {isNaming && (
        <NameView
          {...{ list, query }}
          onClose={() => setNaming(false)}
          onSaved={async () => {
            setNaming(false);
            await reload();
          }}
        />
      )}
    </nav>
  );
}

interface NameViewProps {
  list: ViewedList;
  query: string;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

function NameView({ list, query, onClose, onSaved }: NameViewProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === '') {
      setFault(words.viewNameFault);
      document.getElementById(id)?.focus();
      return;
    }
    setBusy(true);
    const outcome = await dispatch(callApi('listViews.save', { list, query, shared, name }));
    setBusy(false);
    if ('value' in outcome) return onSaved();
    const { code, fields } = outcome.refusal;
    setFault(fields.list === 'full' ? words.viewsFull : adminErrorText(code));
  };
  return (
    <Dialog title={words.saveView} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-4">
        <Field
          id={id}
          label={words.viewName}
          maxLength={MAX_VIEW_NAME}
          value={name}
          error={fault}
          onChange={({ target }) => setName(target.value)}
        />
        <label className="flex min-h-11 items-center gap-3">
          <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)} />
          {words.forAll}
        </label>
        <Button type="submit" busy={busy} className="self-start">
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
}

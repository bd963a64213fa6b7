'use client';

import { useCallback, useEffect, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { webhookWords as words } from '@/locales/nl/admin/shop/webhooks';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { LoadState } from '../admin/load-state';
import type { ListQuery } from '../admin-list/list-state';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { DeliveryList } from './delivery-list';
import { SecretDialog } from './secret-dialog';
import type { Webhook } from './webhook';
import { WebhookCard } from './webhook-card';
import { WebhookDialog } from './webhook-dialog';

/** After something was sent the page looks for its outcome. */
const LOOKS_MS = [1_500, 5_000, 12_000];

/** The endpoints of the site, and what was sent to them. */
export function Webhooks({ query }: { query: ListQuery }) {
  const dispatch = useAppDispatch();
  const [all, setAll] = useState<readonly Webhook[]>();
  const [failure, setFailure] = useState<ErrorCode>();
  const [opened, setOpened] = useState<Webhook | 'new'>();
  const [secret, setSecret] = useState('');
  const [done, setDone] = useState('');
  /** Loads the deliveries again. */
  const [version, setVersion] = useState(0);
  const [sent, setSent] = useState(0);
  const load = useCallback(async () => {
    setFailure(undefined);
    const outcome = await dispatch(callApi('webhooks.list', {}));
    if ('value' in outcome) setAll(outcome.value);
    else setFailure(outcome.refusal.code);
  }, [dispatch]);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (sent === 0) return undefined;
    const look = () => {
      setVersion((before) => before + 1);
      void load();
    };
    const timers = LOOKS_MS.map((ms) => setTimeout(look, ms));
    return () => timers.forEach(clearTimeout);
  }, [sent, load]);
  const onDone = (text: string, newSecret = '') => {
    setOpened(undefined);
    setSecret(newSecret);
    setDone(text);
    setVersion((before) => before + 1);
    void load();
  };
  const onSent = (text: string) => {
    onDone(text);
    setSent((before) => before + 1);
  };
  return (
    <>
      <p className="max-w-prose text-ink-soft">{words.intro}</p>
      <div>
        <Button onClick={() => setOpened('new')}>{words.add}</Button>
      </div>
      <div role="status" className="empty:hidden">
        {done !== '' && <Notice tone="success">{done}</Notice>}
      </div>
      {!all || failure ? (
        <LoadState failure={failure} onRetry={() => void load()} />
      ) : all.length === 0 ? (
        <EmptyState icon={<Icon name="bolt" />} title={words.empty}>
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {all.map((webhook) => (
            <WebhookCard
              key={webhook.endpointId}
              webhook={webhook}
              onOpen={() => setOpened(webhook)}
              onDone={onDone}
              onSent={onSent}
            />
          ))}
        </ul>
      )}
      {all && all.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="font-semibold text-lg">{words.deliveries.title}</h2>
          <DeliveryList query={query} version={version} onDone={onSent} />
        </section>
      )}
      {opened && (
        <WebhookDialog
          webhook={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
          onDone={onDone}
        />
      )}
      {secret !== '' && <SecretDialog secret={secret} onClose={() => setSecret('')} />}
    </>
  );
}

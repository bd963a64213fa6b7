'use client';

import type { ImportKind } from '@toonbank/contract';
import { useCallback, useEffect, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { ADMIN_IMPORT } from '@/lib/urls/admin/import-urls';
import { importScheduleWords as words } from '@/locales/nl/admin/shop/import-schedules';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { LoadState } from '../../admin/load-state';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { KeptProfiles } from './kept-profiles';
import type { Profile, Schedule } from './schedule';
import { ScheduleCard } from './schedule-card';
import { ScheduleDialog } from './schedule-dialog';

/** Between two looks for the outcome of a run that was asked for, or that is under way. */
const LOOK_MS = 3_000;
/** Looks after a run was asked for: then it has begun, unless another one of the site goes first. */
const LOOKS = 5;

interface Loaded {
  schedules: readonly Schedule[];
  hasFolder: boolean;
  profiles: readonly Profile[];
}

/** The schedules of the site. @param kinds the kinds of imports that the administrator may make */
export function ImportSchedules({ kinds }: { kinds: readonly ImportKind[] }) {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<ErrorCode>();
  const [opened, setOpened] = useState<Schedule | 'new'>();
  const [done, setDone] = useState('');
  /** Looks that are left after a run was asked for. */
  const [looks, setLooks] = useState(0);
  const load = useCallback(async () => {
    setFailure(undefined);
    const list = await dispatch(callApi('importSchedules.list', {}));
    const profiles = await dispatch(callApi('imports.profiles', {}));
    if ('refusal' in list) return setFailure(list.refusal.code);
    if ('refusal' in profiles) return setFailure(profiles.refusal.code);
    setLoaded({ ...list.value, profiles: profiles.value });
  }, [dispatch]);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    const isRunning = loaded?.schedules.some(({ lastRun }) => lastRun?.result === 'running');
    if (!isRunning && looks === 0) return undefined;
    const timer = setTimeout(() => {
      setLooks((left) => Math.max(0, left - 1));
      void load();
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [loaded, looks, load]);
  const onDone = (text: string) => {
    setOpened(undefined);
    setDone(text);
    void load();
  };
  const mayWrite = ({ kind }: { kind: ImportKind }) => kinds.includes(kind);
  const free = loaded?.profiles.filter(
    (profile) =>
      mayWrite(profile) && !loaded.schedules.some(({ profileId }) => profileId === profile.profileId),
  );
  return (
    <>
      <p className="max-w-prose text-ink-soft">{words.intro}</p>
      <div className="flex flex-wrap items-center gap-3">
        {free && free.length > 0 && <Button onClick={() => setOpened('new')}>{words.add}</Button>}
        <a href={ADMIN_IMPORT} className={buttonClass('outline')}>
          {words.back}
        </a>
      </div>
      <div role="status" className="empty:hidden">
        {done !== '' && <Notice tone="success">{done}</Notice>}
      </div>
      {!loaded || failure ? (
        <LoadState failure={failure} onRetry={() => void load()} />
      ) : loaded.schedules.length === 0 ? (
        <EmptyState icon={<Icon name="clock" className="size-7" />} title={words.empty}>
          {free?.length === 0 && <p>{words.noProfiles}</p>}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {loaded.schedules.map((schedule) => (
            <ScheduleCard
              key={schedule.scheduleId}
              schedule={schedule}
              canWrite={mayWrite(schedule)}
              onOpen={() => setOpened(schedule)}
              onDone={onDone}
              onStarted={(text) => {
                onDone(text);
                setLooks(LOOKS);
              }}
            />
          ))}
        </ul>
      )}
      {loaded && !failure && (
        <KeptProfiles
          profiles={loaded.profiles.filter(mayWrite)}
          schedules={loaded.schedules}
          onDone={onDone}
        />
      )}
      {opened && loaded && (
        <ScheduleDialog
          schedule={opened === 'new' ? undefined : opened}
          profiles={free ?? []}
          hasFolder={loaded.hasFolder}
          onClose={() => setOpened(undefined)}
          onDone={onDone}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { importKindWords } from '@/locales/nl/admin/imports';
import { keptProfileWords as words } from '@/locales/nl/admin/shop/import-schedules';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '../../admin/confirm-dialog';
import { Button } from '../../ui/button';
import { type Profile, placeText, refusalText, type Schedule, timeText } from './schedule';

interface KeptProfilesProps {
  /** Those that the administrator may remove. */
  profiles: readonly Profile[];
  schedules: readonly Schedule[];
  /** @param text what was done */
  onDone: (text: string) => void;
}

/** The mappings that recognise suppliers' files. One is removed with its schedule, after a question that names both. */
export function KeptProfiles({ profiles, schedules, onDone }: KeptProfilesProps) {
  const dispatch = useAppDispatch();
  const [removing, setRemoving] = useState<Profile>();
  if (profiles.length === 0) return null;
  const scheduleOf = ({ profileId }: Profile) => schedules.find((one) => one.profileId === profileId);
  const schedule = removing && scheduleOf(removing);
  const remove = async ({ profileId: profileID, name }: Profile) => {
    const request = { profileID, ...(schedule && { withSchedule: true }) };
    const outcome = await dispatch(callApi('imports.removeProfile', request));
    if ('refusal' in outcome) return refusalText(outcome.refusal);
    setRemoving(undefined);
    onDone(words.removed(name));
    return undefined;
  };
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{words.title}</h2>
      <p className="max-w-prose text-ink-soft text-sm">{words.lead}</p>
      <ul className="flex flex-col divide-y divide-line border-line border-t">
        {profiles.map((profile) => {
          const planned = scheduleOf(profile);
          return (
            <li key={profile.profileId} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
              <div className="min-w-0 grow basis-64">
                <h3 className="wrap-anywhere font-semibold">{profile.name}</h3>
                <p className="wrap-anywhere text-ink-soft text-sm">
                  {importKindWords[profile.kind].name} · {words.columns(profile.columns)} ·{' '}
                  {words.used(profile.timesUsed)}
                  {planned && ` · ${timeText(planned)}`}
                </p>
              </div>
              <Button
                look="quiet"
                size="s"
                aria-label={words.removeOf(profile.name)}
                onClick={() => setRemoving(profile)}
              >
                {words.remove}
              </Button>
            </li>
          );
        })}
      </ul>
      {removing && (
        <ConfirmDialog
          title={words.removeTitle(removing.name)}
          text={
            schedule
              ? words.removeBoth(removing.name, `${timeText(schedule)}, ${placeText(schedule)}`)
              : words.removeOne(removing.name)
          }
          yes={schedule ? words.yesBoth : words.remove}
          onYes={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
}

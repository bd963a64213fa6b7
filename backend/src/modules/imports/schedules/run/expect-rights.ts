import { type AdminRole, importPermissions, mayDo } from '@toonbank/contract';
import { deniedFields } from '../../find-import.ts';
import { failedRun } from '../source/run-ended.ts';
import type { ScheduledRun } from './store-file.ts';

export interface FoundRun extends ScheduledRun {
  maker: { active: boolean; role: AdminRole };
}

/** @throws RunEnded where the maker of the schedule may not make this import by hand (any more) */
export function expectRights({
  maker: { active, role },
  profile: { kind, mapping },
}: Pick<FoundRun, 'maker' | 'profile'>): void {
  const may = active && mayDo(role, 'imports.read') && mayDo(role, importPermissions[kind].write);
  const denied = deniedFields(kind, role);
  if (!may || mapping.some(({ field }) => denied.includes(field))) throw failedRun('not_allowed');
}

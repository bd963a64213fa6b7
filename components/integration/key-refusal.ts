import { adminErrorText } from '@/locales/nl/admin/errors';
import { integrationWords as words } from '@/locales/nl/admin/shop/integration';
import type { Refusal } from '@/store/call-api';

const isConflict = (fault: string | undefined): fault is keyof typeof words.conflicts =>
  fault !== undefined && Object.hasOwn(words.conflicts, fault);

/** Why a call about a key was refused, in one sentence. */
export function keyRefusalText({ code, fields }: Refusal): string {
  return isConflict(fields.key) ? words.conflicts[fields.key] : adminErrorText(code);
}

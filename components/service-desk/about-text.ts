import type { AnswerOf } from '@/api/call';
import { aboutKindNames } from '@/locales/nl/admin/service-desk';

export type DeskAbout = AnswerOf<'serviceDesk.list'>[number]['about'][number];

/** `Pakbon P00012`, `Zeep 5 liter (ZP-5)`. */
export function aboutText({ kind, name, number }: DeskAbout): string {
  if (kind === 'order' || kind === 'delivery_note' || kind === 'invoice')
    return `${aboutKindNames[kind]} ${number}`.trim();
  return number === '' ? name : `${name} (${number})`;
}

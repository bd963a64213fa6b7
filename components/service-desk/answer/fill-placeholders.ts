import type { CannedPlaceholder } from '@toonbank/contract/service-desk/views';
import type { DeskTaskDetails } from '../use-task';

/** Fills in the placeholders of a canned answer; other text between braces does not change. */
export function fillPlaceholders(text: string, { taskId, title, customer }: DeskTaskDetails): string {
  const values: Record<CannedPlaceholder, string> = {
    voornaam: customer.firstName,
    taak: String(taskId),
    onderwerp: title,
  };
  return text.replace(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? values[name as CannedPlaceholder] : all,
  );
}

import type { CannedPlaceholder } from '@toonbank/contract/service-desk/views';
import type { DeskTaskDetails } from '../use-task';

/** A canned answer with what is known of the task; a text between braces that is no placeholder stays. */
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

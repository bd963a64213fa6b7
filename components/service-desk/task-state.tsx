import type { TaskStatus } from '@toonbank/contract/tasks/kinds';
import { taskStatusNames, deskListWords as words } from '@/locales/nl/admin/service-desk';
import { Badge, type Tone } from '../ui/badge';

const tones: Readonly<Record<TaskStatus, Tone>> = { open: 'info', answered: 'neutral', solved: 'success' };

/** Badge with the state of a task; a missed promise has priority. */
export const TaskState = ({ status, isLate }: { status: TaskStatus; isLate: boolean }) =>
  isLate ? (
    <Badge tone="danger">{words.late}</Badge>
  ) : (
    <Badge tone={tones[status]}>{taskStatusNames[status]}</Badge>
  );

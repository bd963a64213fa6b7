import type { Task } from '@/api/types';
import { taskStatuses } from '@/locales/nl/tasks/tasks';
import { Badge } from '../ui/badge';

export const TaskStatus = ({ status }: Pick<Task, 'status'>) => (
  <Badge tone={taskStatuses[status].tone}>{taskStatuses[status].text}</Badge>
);

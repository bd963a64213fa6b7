import type { ComponentProps } from 'react';
import { RecentVersions } from '@/components/history/recent-versions';
import { RowHistory } from '@/components/history/row-history';

interface AdminHistoryProps {
  /** Absent: what became live on the whole site. */
  row: Pick<ComponentProps<typeof RowHistory>, 'kind' | 'id'> | undefined;
  canPublish: boolean;
}

/** What was live before, of one row or of the site. */
export const AdminHistory = ({ row, canPublish }: AdminHistoryProps) =>
  row ? <RowHistory key={`${row.kind} ${row.id}`} {...row} canPublish={canPublish} /> : <RecentVersions />;

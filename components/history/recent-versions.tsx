'use client';

import { historyOf } from '@/lib/urls/admin-urls';
import { rowName } from '@/locales/nl/admin/editing';
import { historyWords as words } from '@/locales/nl/admin/history';
import { PagedList } from '../admin/paged-list';
import { usePages } from '../admin/use-pages';
import { Badge } from '../ui/badge';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { VersionFacts } from './version-facts';

/** What became live on the site, the latest first. */
export function RecentVersions() {
  const list = usePages('editing.recentVersions', {});
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-xl">{words.recentTitle}</h2>
      <PagedList
        list={list}
        empty={
          <EmptyState icon={<Icon name="clock" className="size-7" />} title={words.none}>
            <p>{words.noneText}</p>
          </EmptyState>
        }
      >
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {list.rows.map((version) => (
            <li
              key={`${version.kind} ${version.id} ${version.version}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
            >
              <div className="min-w-0">
                <a
                  href={historyOf(version)}
                  className="wrap-break-word font-semibold underline underline-offset-4"
                >
                  {rowName(version)}
                </a>
                <VersionFacts version={version} />
              </div>
              <span className="flex items-center gap-3 text-sm">
                {version.live && <Badge tone="success">{words.live}</Badge>}
                {words.version(version.version)}
              </span>
            </li>
          ))}
        </ul>
      </PagedList>
    </section>
  );
}

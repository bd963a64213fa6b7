import { historyWords as words } from '@/locales/nl/admin/history';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { COMPARE_ID } from './compare-versions';
import { type ShownVersion, VersionFacts } from './version-facts';

interface VersionListProps {
  /** The latest first. */
  versions: readonly ShownVersion[];
  onCompare: (from: number, to: number) => void;
  /** Absent for an admin who may not publish. */
  onRestore: ((version: ShownVersion) => void) | undefined;
}

/** The versions of a row, with what can be done with each. */
export function VersionList({ versions, onCompare, onRestore }: VersionListProps) {
  const compare = (from: number, to: number) => {
    onCompare(from, to);
    document.getElementById(COMPARE_ID)?.focus();
  };
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold text-lg">{words.versions}</h3>
      <ol reversed className="flex flex-col gap-3">
        {versions.map((version, at) => {
          const before = versions[at + 1];
          return (
            <li key={version.version} className="flex flex-col gap-2 rounded-m border border-line p-4">
              <p className="flex flex-wrap items-center gap-3 font-semibold">
                {words.version(version.version)}
                {version.live && <Badge tone="success">{words.live}</Badge>}
              </p>
              <VersionFacts version={version} />
              <div className="flex flex-wrap gap-2">
                {before && (
                  <Button
                    look="outline"
                    size="s"
                    aria-label={words.whatChangedIn(version.version)}
                    onClick={() => compare(before.version, version.version)}
                  >
                    {words.whatChanged}
                  </Button>
                )}
                {onRestore && !version.live && (
                  <Button
                    look="outline"
                    size="s"
                    aria-label={words.restoreVersion(version.version)}
                    onClick={() => onRestore(version)}
                  >
                    {words.restore}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

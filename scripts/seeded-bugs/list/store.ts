import type { SeededBug } from '../seeded-bug.ts';

export const store: readonly SeededBug[] = [
  {
    file: 'backend/src/db/folder-lock.ts',
    from: 'BEGIN EXCLUSIVE',
    to: 'BEGIN',
    test: 'backend/test/db/folder-lock.test.ts',
  },
  {
    file: 'backend/src/db/folder-lock.ts',
    from: 'held.add(locked);',
    to: '',
    test: 'backend/test/db/folder-lock.test.ts',
  },
  {
    file: 'backend/src/db/database-folder.ts',
    from: "if (!existsSync(join(folder, 'PG_VERSION')))",
    to: "if (folder === '')",
    test: 'backend/test/db/database-folder.test.ts',
  },
  {
    file: 'backend/src/db/durable-files.ts',
    from: 'attributes.mode &= ~OTHERS',
    to: 'attributes.mode &= 0o777',
    test: 'backend/test/db/database-folder.test.ts',
  },
  {
    file: 'backend/src/modules/payments/secret.ts',
    from: 'secret.length < MIN_LENGTH',
    to: 'secret.length < 0',
    test: 'backend/test/payments/secret.test.ts',
  },
  {
    file: 'backend/src/modules/payments/secret.ts',
    from: 'chmodSync(path, 0o600);',
    to: '',
    test: 'backend/test/payments/secret.test.ts',
  },
  {
    file: 'backend/src/db/migrate.ts',
    from: 'if (newer.length > 0)',
    to: 'if (newer.length > 999)',
    test: 'backend/test/concurrency/migrate.test.ts',
  },
  {
    file: 'backend/src/db/backup/archive.ts',
    from: 'sha256(bytes) !== expected',
    to: 'false',
    test: 'backend/test/db/backup.test.ts',
  },
  {
    file: 'backend/src/db/backup/restore.ts',
    from: "if (!isEmpty(join(folder, 'database')))",
    to: "if (folder === '')",
    test: 'backend/test/db/backup.test.ts',
  },
  {
    file: 'contract/src/rich-text/addresses.ts',
    from: "SAFE_LINK.test(href) ? href : ''",
    to: 'href',
    test: 'backend/test/content/allowed-html.test.ts',
  },
  {
    file: 'backend/src/modules/editing/merge-blocks.ts',
    from: "side === 'mine' ? [] : other",
    to: "side !== 'theirs' ? [] : other",
    test: 'backend/test/editing/interleavings.test.ts',
  },
  {
    file: 'backend/src/modules/editing/merge-fields.ts',
    from: 'choice.field === field && choice.theirs === theirs',
    to: 'choice.field === field',
    test: 'backend/test/editing/conflicts.test.ts',
  },
];

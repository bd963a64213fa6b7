import { readFile } from 'node:fs/promises';
import { endpoints, MAX_NAMED_FAULTS } from '@toonbank/contract';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implementUpload } from '../../http/implement.ts';
import { checkCsv } from './check-csv.ts';
import { importReviews } from './import-reviews.ts';

/** The counts are those of an import that is rolled back: it decides what is new and what is changed. */
export const checkReviews = implementUpload(
  endpoints.reviews.check,
  async ({ database, viewer: { site }, file }) => {
    const { fileFault, missingColumns, faults, reviews } = checkCsv(await readFile(file.path));
    const counts =
      reviews.length === 0
        ? { new: 0, changed: 0, known: 0 }
        : await database.inSite(site.id, (tx) => importReviews(tx, site.id, { reviews }), { discard: true });
    return {
      ...counts,
      file_fault: fileFault,
      missing_columns: missingColumns,
      faulty_lines: faults.length,
      faults: faults.slice(0, MAX_NAMED_FAULTS),
    };
  },
);

/** @throws DomainError invalid_request for a file with a fault */
export const importReviewsFile = implementUpload(
  endpoints.reviews.import,
  async ({ database, viewer: { site, admin }, file }, { filename }) => {
    const { adminId } = orNotFound(admin);
    const { fileFault, faults, reviews } = checkCsv(await readFile(file.path));
    if (fileFault !== null || faults.length > 0)
      throw new DomainError('invalid_request', 'The file has a fault.', { file: 'faulty' });
    return database.inSite(site.id, async (tx) => {
      const counts = await importReviews(tx, site.id, { reviews });
      await logAction(tx, site.id, {
        ...{ adminId, action: 'import_reviews', targetKind: 'review_file', targetId: filename },
        details: { filename, ...counts },
      });
      return counts;
    });
  },
);

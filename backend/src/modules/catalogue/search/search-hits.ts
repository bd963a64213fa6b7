import type { Tx } from '../../../db/connect.ts';
import type { SQL } from '../../../db/sql.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { hitsSql } from './hits-sql.ts';
import { parseQuery, queryHeads } from './parse-query.ts';
import { vocabularyOf } from './vocabulary.ts';

export interface SearchHits {
  /** A relation `(id, score)` of all the site's products that match, for `JOIN (${hits}) h ON h.id = p.id`. */
  hits: SQL;
  /** The searched text, when the typed one matches nothing. */
  corrected?: string;
  /** The product's noun that the query asks for, when it names one beside a measure. */
  heads?: ReadonlySet<string>;
}

/**
 * The products that match a text, best score highest, before the list's own conditions.
 * @returns null when the text has no searchable word, which matches nothing
 */
export async function searchHits(
  tx: Tx,
  { site }: Viewer,
  { search = '' }: { search?: string | undefined },
): Promise<SearchHits | null> {
  const query = parseQuery(search, await vocabularyOf(tx, site.id));
  if (!query) return null;
  const hits = hitsSql(site.id, query, search);
  const heads = queryHeads(query);
  return {
    hits,
    ...(query.corrected !== undefined && { corrected: query.corrected }),
    ...(heads && { heads }),
  };
}

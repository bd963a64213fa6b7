/** A file that was copied for a run. */
export interface TakenFile {
  filename: string;
  etag: string | null;
  lastModified: string | null;
  fileHash: string | null;
}

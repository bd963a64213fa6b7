/** A picture that is ready to send. */
export interface Picture {
  contentType: string;
  encoding: 'identity' | 'gzip';
  bytes: Buffer;
  etag: string;
}

export interface PictureCache<T extends { bytes: Buffer } = Picture> {
  get(key: string): T | undefined;
  set(key: string, picture: T): void;
}

/**
 * The most recently requested pictures, up to `maxBytes` together. Only copies of the database's pictures, so every
 * process may keep its own.
 */
export function pictureCache<T extends { bytes: Buffer } = Picture>(maxBytes: number): PictureCache<T> {
  // A Map keeps the order of insertion: the first key is the one unused for longest.
  const kept = new Map<string, T>();
  let size = 0;
  const drop = (key: string) => {
    size -= kept.get(key)?.bytes.byteLength ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const picture = kept.get(key);
      if (!picture) return undefined;
      kept.delete(key);
      kept.set(key, picture);
      return picture;
    },
    set(key, picture) {
      drop(key);
      if (picture.bytes.byteLength > maxBytes) return;
      kept.set(key, picture);
      size += picture.bytes.byteLength;
      for (const oldest of kept.keys()) {
        if (size <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}

/** Of an entry: of the map's table and the headers of two strings. */
const ENTRY_BYTES = 150;

const isOneByte = (text: string) => !/[\u0100-\uffff]/.test(text);

/** Bytes of a text in the memory of V8. */
export const bytesOf = (text: string): number => (isOneByte(text) ? text.length : 2 * text.length);

/**
 * Values by text, at most so many bytes of them. When half of the bytes are used, the values that were not asked for since
 * the last such moment are dropped: that costs nothing when a value is found, unlike an exact order of use.
 */
export class RecentValues<T> {
  private recent = new Map<string, T>();
  private earlier = new Map<string, T>();
  private recentBytes = 0;
  private earlierBytes = 0;
  private readonly maxBytes: number;
  private readonly sizeOf: (value: T) => number;

  constructor(maxBytes: number, sizeOf: (value: T) => number) {
    this.maxBytes = maxBytes;
    this.sizeOf = sizeOf;
  }

  /** Bytes of the keys and values that are kept. */
  get bytes(): number {
    return this.recentBytes + this.earlierBytes;
  }

  /** The value of a key; made where it is not known. */
  of(key: string, make: (key: string) => T): T {
    const known = this.recent.get(key);
    if (known !== undefined) return known;
    const value = this.earlier.get(key) ?? make(key);
    this.keep(key, value);
    return value;
  }

  private keep(key: string, value: T): void {
    const bytes = bytesOf(key) + this.sizeOf(value) + ENTRY_BYTES;
    const half = this.maxBytes / 2;
    if (bytes > half) return;
    if (this.recentBytes + bytes > half) {
      this.earlier = this.recent;
      this.earlierBytes = this.recentBytes;
      this.recent = new Map();
      this.recentBytes = 0;
    }
    this.recent.set(key, value);
    this.recentBytes += bytes;
  }
}

/** Work that is under way, by what it makes: who comes second waits for the first. */
export class SingleFlight {
  readonly #flights = new Map<string, Promise<void>>();

  /** The promise of the one who is at it, if any; it resolves when the work ended, well or badly. */
  underWay(key: string): Promise<void> | undefined {
    return this.#flights.get(key);
  }

  /** Takes the work; call what comes back when it ended. */
  begin(key: string): () => void {
    let land: () => void = () => undefined;
    this.#flights.set(
      key,
      new Promise((resolve) => {
        land = resolve;
      }),
    );
    return () => {
      this.#flights.delete(key);
      land();
    };
  }
}

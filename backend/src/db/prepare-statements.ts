import pg from 'pg';

/** Named statements of one process: each connection keeps a plan for every one of them. */
const MAX_NAMES = 64;
/** A statement that was sent this often gets a name. */
const USES_BEFORE_NAME = 5;
/** Texts that are counted; when there are more, counting begins again. */
const MAX_COUNTED = 1_000;

/**
 * Names the statements that are sent most, so that the database reads and plans each of them once per connection and
 * not at every call. The list is closed once it is full: a process that builds ever new texts keeps its first names.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly uses = new Map<string, number>();

  /** @returns the name of a statement, or undefined while it has none */
  of(text: string): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined || this.names.size >= MAX_NAMES) return name;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (uses < USES_BEFORE_NAME) {
      if (this.uses.size >= MAX_COUNTED) this.uses.clear();
      this.uses.set(text, uses);
      return undefined;
    }
    this.uses.delete(text);
    const given = `toonbank_${this.names.size + 1}`;
    this.names.set(text, given);
    return given;
  }
}

/** The socket of a connection; its types are not published. */
interface Connected {
  connection: { stream: { cork(): void; uncork(): void } };
}

/** A connection of `tunedClient`. */
export interface TunedClient extends pg.PoolClient {
  /** Sends the last statement of a transaction: later ones are refused, because they would run outside it. */
  lastQuery(text: string): Promise<pg.QueryResult>;
  /** Whether a later one was refused. */
  hasRefused: boolean;
  /** The connection's next transaction begins. */
  reopen(): void;
}

type Query = (config: string | pg.QueryConfig | pg.Submittable, ...rest: unknown[]) => unknown;

/**
 * The class of connections that name their frequent statements, and write all statements of one moment to the socket at
 * once: a system call costs more than most statements do.
 */
export function tunedClient(names: StatementNames): typeof pg.Client {
  class Tuned extends pg.Client {
    private isCorked = false;
    private isClosed = false;
    hasRefused = false;

    lastQuery(text: string): Promise<pg.QueryResult> {
      const answer = this.query(text);
      this.isClosed = true;
      return answer;
    }

    reopen(): void {
      this.isClosed = false;
      this.hasRefused = false;
    }

    override query = ((config, ...rest) => {
      if (this.isClosed) {
        this.hasRefused = true;
        return Promise.reject(new Error('A statement came after the end of its transaction.'));
      }
      this.corkForNow();
      const send = pg.Client.prototype.query as unknown as Query;
      if (typeof config === 'string' || !('text' in config) || config.name !== undefined)
        return send.call(this, config, ...rest);
      const name = names.of(config.text);
      return send.call(this, name === undefined ? config : { ...config, name }, ...rest);
    }) as Query as typeof pg.Client.prototype.query;

    private corkForNow(): void {
      if (this.isCorked) return;
      const { stream } = (this as unknown as Connected).connection;
      this.isCorked = true;
      stream.cork();
      process.nextTick(() => {
        this.isCorked = false;
        stream.uncork();
      });
    }
  }
  return Tuned as typeof pg.Client;
}

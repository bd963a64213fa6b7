import type { RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import type { Outcome } from '@/store/call-api';
import { closingUpdate } from './closing-update';
import type { ListKey } from './count-database';
import { openCountOf, partsOf } from './count-parts';
import type { CountStore } from './count-store';
import type { Entry, StoredCount } from './entries';
import type { LoadedSheet } from './load-sheet';
import { oneAtATime } from './one-at-a-time';
import { type CountCalls, type Stop, sendOutbox, stopOf } from './send-outbox';
import type { CountState, FinishResult, NewCountEvent } from './types';

export interface CountPorts extends CountCalls {
  openStore(): Promise<CountStore>;
  load(listId: number): Promise<Outcome<LoadedSheet>>;
  /** The customer's id of this session. */
  askOwner(listId: number): Promise<Outcome<number>>;
  login(): string;
  hasSession(): boolean;
  isOnline(): boolean;
  /** Makes the call of a page that closes; its answer is not read. */
  beacon(body: RequestOf<'stockCount.update'>): void;
  /** Tells the other tabs that the database changed. */
  announce(): void;
}

export const initialCount: CountState = {
  ...{ phase: 'loading', sheet: null, parts: [], countId: null, device: '', unsent: 0, unsentSince: null },
  ...{ sending: false, trouble: null, failure: null, isFinishing: false, others: [] },
};

const OFFLINE: Stop = { trouble: 'offline', code: 'unavailable' };
const SIGNED_OUT: Stop = { trouble: 'signed_out', code: 'session_missing' };

/** The count of one list in one tab: what the database has, and its exchange with the shop. */
export class CountSession {
  state = initialCount;
  private readonly listId: number;
  private readonly ports: CountPorts;
  private readonly changed: () => void;
  private store: CountStore | undefined;
  /** Null until it is known who counts. */
  private key: ListKey | null = null;
  /** The login for which `key` is right. */
  private login = '';
  /** The entries that wait in the database, as of the last read. */
  private outbox: Entry[] = [];
  /** Number of the last entry that a closing page has sent. */
  private flushedTo = 0;
  private running: Promise<void> | undefined;
  private again = false;
  /** Id of the count whose end the shop has confirmed last. */
  private finishedId: number | null = null;

  constructor(listId: number, ports: CountPorts, changed: () => void) {
    this.listId = listId;
    this.ports = ports;
    this.changed = changed;
  }

  private set(change: Partial<CountState>): void {
    this.state = { ...this.state, ...change };
    this.changed();
  }

  /** Shows what is stored, then asks the shop. */
  async start(): Promise<void> {
    try {
      this.store = await this.ports.openStore();
      const device = await this.store.device();
      const login = this.ports.login();
      const owner = login === '' ? null : await this.store.ownerOf(login);
      this.set({ device });
      if (owner !== null) {
        Object.assign(this, { key: [owner, this.listId], login });
        await this.store.retryRefused([owner, this.listId]);
        await this.showAll();
      }
    } catch {
      return this.set({ phase: 'failed', failure: 'storage' });
    }
    await this.exchange();
  }

  /** Reads the database again: this tab or another one changed it. */
  async showAll(): Promise<void> {
    if (!this.store || !this.key) return;
    const { sheet, others } = await this.store.readSheets(this.key);
    if (!sheet) return;
    // Parts of the screen compare it by identity.
    const isSame = JSON.stringify(sheet) === JSON.stringify(this.state.sheet);
    this.state = { ...this.state, others, ...(!isSame && { sheet }) };
    await this.show();
  }

  /** Reads the count alone again. */
  private async show(): Promise<void> {
    if (!this.store || !this.key) return;
    const { list, outbox } = await this.store.read(this.key);
    if (list) this.showCount({ list, outbox });
  }

  private showCount({ list, outbox }: StoredCount): void {
    // Another customer may have logged in meanwhile.
    if (!this.state.sheet || list.owner !== this.key?.[0]) return;
    this.outbox = outbox;
    this.set({
      phase: 'ready',
      parts: partsOf(list, outbox),
      countId: list.countId,
      unsent: outbox.length,
      unsentSince: outbox[0]?.at ?? null,
      isFinishing: outbox.some(({ type }) => type === 'finish'),
    });
  }

  /** Sends what waits and loads the sheet; while it runs, a second call makes it run once more. */
  exchange(): Promise<void> {
    if (this.running) {
      this.again = true;
      return this.running;
    }
    const run = async () => {
      do {
        this.again = false;
        await this.exchangeOnce();
      } while (this.again);
    };
    this.running = run().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /**
   * Sends what waits while the page is hidden or closes. Nothing is waited for: what the next exchange finds is sent again, and
   * the shop knows it by its uuid.
   */
  flush(): void {
    const { store, ports, login } = this;
    if (!store || !ports.isOnline() || !ports.hasSession() || ports.login() !== login) return;
    const update = closingUpdate(this.outbox);
    const last = update?.entries.at(-1)?.seq ?? 0;
    if (!update || last <= this.flushedTo) return;
    this.flushedTo = last;
    // Before the call, so that no answer which has these events is stored as if they were not sent.
    store.noteTried(update.entries).catch(() => undefined);
    ports.beacon(update.body);
  }

  /** Exchanges, also the entries that the shop has refused. */
  async retry(): Promise<void> {
    if (this.store && this.key) await this.store.retryRefused(this.key).catch(() => undefined);
    await this.exchange();
  }

  private async exchangeOnce(): Promise<void> {
    this.flushedTo = 0;
    this.set({ sending: true });
    let stop: Stop | null;
    try {
      stop = await oneAtATime(`toonbank.count.${this.listId}`, () => this.talk());
    } catch {
      // The database failed: quota, or the browser removed it.
      this.set({ sending: false, failure: 'storage' });
      return;
    }
    const { phase } = this.state;
    const isShown = phase === 'ready';
    const trouble = stop?.trouble ?? null;
    const failure: ErrorCode | null = stop?.code ?? null;
    if (isShown) return this.set({ sending: false, trouble, failure });
    const missing = {
      offline: 'absent',
      server: 'failed',
      refused: 'failed',
      signed_out: 'signed_out',
    } as const;
    this.set({ sending: false, trouble, failure, phase: trouble ? missing[trouble] : phase });
  }

  private async talk(): Promise<Stop | null> {
    const { ports, store, listId } = this;
    if (!store) return null;
    if (!ports.isOnline()) return this.key || ports.login() !== '' ? OFFLINE : SIGNED_OUT;
    if (!ports.hasSession()) return SIGNED_OUT;
    const wrong = await this.checkOwner();
    if (wrong) return wrong;
    const isFirst = this.key === null;
    const stop = this.key
      ? await sendOutbox(store, ports, this.key, ({ type }, answer) => {
          if (type === 'finish' && answer) this.finishedId = answer.countId;
          return this.tell();
        })
      : null;
    if (stop && stop.trouble !== 'refused') return stop;
    const loaded = await ports.load(listId);
    if ('refusal' in loaded) return stopOf(loaded.refusal.code);
    const { owner, sheet, open } = loaded.value;
    if (this.key && this.key[0] !== owner) return this.leave();
    this.key = [owner, listId];
    this.login = ports.login();
    if (this.login !== '') await store.noteLogin(this.login, owner);
    await store.saveSheet(this.key, sheet, open && openCountOf(open));
    await this.showAll();
    this.ports.announce();
    // Whose login it is was not known before: what this customer counted earlier is sent now.
    if (isFirst && this.state.unsent > 0) this.again = true;
    return stop;
  }

  /** After another login it asks whose it is, before anything is sent. */
  private async checkOwner(): Promise<Stop | null> {
    if (!this.key || this.ports.login() === this.login) return null;
    const outcome = await this.ports.askOwner(this.listId);
    if ('refusal' in outcome) {
      const stop = stopOf(outcome.refusal.code);
      // The list is none of this customer's.
      return stop.trouble === 'refused' ? this.leave() : stop;
    }
    return outcome.value === this.key[0] ? null : this.leave();
  }

  /** Another customer is logged in: the former one's count is neither shown nor sent. */
  private leave(): Stop {
    this.key = null;
    this.outbox = [];
    const { sheet, parts, countId, unsent, unsentSince } = initialCount;
    this.set({ phase: 'loading', sheet, parts, countId, unsent, unsentSince });
    return SIGNED_OUT;
  }

  private async tell(): Promise<void> {
    await this.show();
    this.ports.announce();
  }

  async add(event: NewCountEvent): Promise<boolean> {
    return this.keep((store, key) => store.add(key, this.state.device, event));
  }

  async addPlace(name: string): Promise<boolean> {
    const isAdded = await this.write((store, key) => store.addPlace(key, name));
    if (!isAdded) return false;
    await this.showAll();
    this.ports.announce();
    return true;
  }

  async finish(note: string): Promise<FinishResult> {
    this.finishedId = null;
    if (!(await this.keep((store, key) => store.finish(key, note)))) return { state: 'failed' };
    await this.exchange();
    return this.finishedId === null ? { state: 'kept' } : { state: 'sent', countId: this.finishedId };
  }

  /** Stores first, then shows, then lets the exchange send. */
  private async keep(
    write: (store: CountStore, key: ListKey) => Promise<StoredCount | undefined>,
  ): Promise<boolean> {
    const stored = await this.write(write);
    if (!stored) return false;
    this.showCount(stored);
    this.ports.announce();
    return true;
  }

  private async write<T>(work: (store: CountStore, key: ListKey) => Promise<T>): Promise<T | undefined> {
    if (!this.store || !this.key) return;
    try {
      const { store, key, ports } = this;
      // Browsers close a database that was in the background for long: it is opened once more.
      const again = async () => {
        this.store = await ports.openStore();
        return work(this.store, key);
      };
      return await work(store, key).catch(again);
    } catch {
      this.set({ failure: 'storage' });
    }
  }
}

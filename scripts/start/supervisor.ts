import { stopChildren } from '../lib/process.ts';
import type { Service } from './service.ts';

/** Runs services that live and end together. */
export class Supervisor {
  private readonly services: Service[] = [];
  private ending: Promise<void> | undefined;

  get stopping(): boolean {
    return this.ending !== undefined;
  }

  /** Resolves when the service is ready. When it ends by itself, the others are ended too. */
  launch(service: Service): ReturnType<Service['ready']> {
    this.services.push(service);
    service.onUnexpectedEnd(() => this.stop(1));
    return service.ready();
  }

  /** Ends the process after its services, in reverse order of their start, while the others still answer. */
  stop(exitCode: number): Promise<void> {
    this.ending ??= (async () => {
      for (const service of this.services.toReversed()) await service.stop();
      await stopChildren();
      process.exit(exitCode);
    })();
    return this.ending;
  }
}

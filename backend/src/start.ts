import { buildApp } from './app.ts';
import { connectEmbedded, connectPostgres, type Database } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { scheduleUpkeep } from './db/upkeep.ts';
import { fillIfEmpty } from './demo/fill.ts';
import type { BackendEnv } from './env.ts';

export interface RunningBackend {
  address: string;
  /** Finish what is under way, then let go of everything. */
  stop(): Promise<void>;
}

/** Database, schema, demo data where wanted, then the server. */
export async function startBackend(env: BackendEnv): Promise<RunningBackend> {
  const database: Database = env.databaseUrl
    ? connectPostgres(env.databaseUrl)
    : await connectEmbedded(env.dataDir);
  try {
    await migrate(database);
    if (env.demoData) await fillIfEmpty(database);
    const app = await buildApp({ database, ...env });
    const address = await app.listen({ host: env.host, port: env.port });
    const stopUpkeep = scheduleUpkeep(database, app.log);
    return {
      address,
      async stop() {
        stopUpkeep();
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

import 'server-only';
import { readEnv } from '@/lib/env';

/** The environment of this process; the server has checked it at start (server/main.ts). */
export const env = readEnv(process.env);

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import type { Payments } from '../../http/services.ts';
import { addressesOf } from '../../http/shop-address.ts';
import { mollieClient } from './mollie/client.ts';
import { mollieProvider } from './mollie/provider.ts';
import { sandboxBooks } from './sandbox/books.ts';
import { sandboxProvider } from './sandbox/provider.ts';
import { registerSandbox } from './sandbox/routes.ts';
import { registerWebhook } from './webhook-routes.ts';

export interface PaymentSettings {
  mollieApiKey: string | undefined;
  /** The sandbox, which moves no money, in place of Mollie. With neither nothing can be paid online. */
  sandbox: boolean;
  /** The address at which browsers and providers reach the backend. */
  publicUrl: string;
  shopUrl: string | undefined;
  /** As in ShopAddresses. */
  trialUrl?: string | undefined;
  /** The installation's secret: it signs the sandbox's webhooks and simulation links. */
  secret: string;
}

export interface OpenedPayments extends Payments {
  register(app: FastifyInstance): Promise<void>;
}

/** For tests and a first look: the sandbox, with a random secret. */
export const sandboxSettings = (): PaymentSettings => ({
  mollieApiKey: undefined,
  sandbox: true,
  publicUrl: 'http://localhost:4000',
  shopUrl: undefined,
  secret: randomBytes(32).toString('hex'),
});

/** Mollie where there is a key for it, the sandbox with its page where the settings ask for it, else no provider. */
export function openPayments(database: Database, settings: PaymentSettings): OpenedPayments {
  const { mollieApiKey, sandbox, publicUrl, secret } = settings;
  const addresses = addressesOf(settings);
  if (mollieApiKey) {
    const provider = mollieProvider(mollieClient(mollieApiKey), publicUrl);
    return {
      provider,
      addresses,
      register: async (app) => void (await app.register(registerWebhook, { database, provider })),
    };
  }
  if (!sandbox) return { provider: undefined, addresses, register: async () => {} };
  const books = sandboxBooks(database);
  const provider = sandboxProvider({ books, secret, publicUrl });
  return {
    provider,
    addresses,
    async register(app) {
      await app.register(registerWebhook, { database, provider });
      await app.register(registerSandbox, { books, secret });
    },
  };
}

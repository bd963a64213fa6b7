import type { Endpoint } from '@toonbank/contract';
import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../../db/connect.ts';
import { commitBehind } from '../../db/early-end.ts';
import { clientAddress } from '../client-address.ts';
import { DomainError } from '../errors.ts';
import { admit } from '../guard.ts';
import { type Call, type Implementation, NotAtOnce } from '../implement.ts';
import { readInput } from '../input.ts';
import type { Services } from '../services.ts';
import type { UploadedFile } from '../upload/with-upload.ts';
import { readView } from '../view.ts';
import { visitorOf } from '../viewer.ts';
import { type Admitted, type Done, EarlyWork } from './early-work.ts';
import { header, refuseForeignOrigin } from './request.ts';

interface Databases {
  database: Database;
  /** For work that only reads; undefined where all of the call is for the primary. */
  reading?: Database | undefined;
}

/** The same work again where it needs more than it sent before its transaction was ended. */
async function atOnceOrAgain(work: (atOnce: boolean) => Promise<Done>): Promise<Done> {
  try {
    return await work(true);
  } catch (error) {
    if (error instanceof NotAtOnce) return work(false);
    throw error;
  }
}

/** Runs the implementations: site, guard, input, work, in that order; see `EarlyWork` for work that begins earlier. */
export function runnerOf(services: Services) {
  const earlyWork = new EarlyWork();

  const argumentsOf = (request: FastifyRequest, database: Database, file?: UploadedFile) => ({
    sid: header(request, 'authorization'),
    database,
    checked: Promise.resolve(),
    atOnce: false,
    address: clientAddress(request.ip),
    idempotencyKey: header(request, 'idempotency-key'),
    payments: services.payments,
    vatRegister: services.vatRegister,
    secret: services.secret,
    sendsMail: services.sendsMail,
    webhooksInside: services.webhooksInside,
    importFolder: services.importFolder,
    backupDir: services.backupDir,
    visitorSessionsPerHour: services.visitorSessionsPerHour,
    uploads: services.uploads,
    hasShippedToken: services.directory.hasShippedToken,
    log: request.log,
    ...(file && { file }),
  });

  return async function run(
    endpoint: Endpoint,
    implementation: Implementation | undefined,
    request: FastifyRequest,
    { database, reading }: Databases,
    file?: UploadedFile,
  ): Promise<Done> {
    const site = await services.directory.byToken(header(request, 'x-site-token'));
    if (endpoint.mutates) refuseForeignOrigin(request);
    const call = argumentsOf(request, database, file);
    const { sid } = call;
    const parsed = readInput(endpoint, request);
    const view = readView(endpoint, request);
    // A view is written into the tables, and rolled back.
    const options = { discard: view !== undefined };
    const replica = view ? undefined : reading;
    const guarded = async (tx: Tx, isAlone = false): Promise<Admitted> => {
      const admitting = admit(tx, site, endpoint, sid);
      if (isAlone && !view) commitBehind(tx);
      const viewer = await admitting;
      if (!implementation) throw new DomainError('not_built', 'This endpoint is not built yet.');
      const input = parsed();
      return { viewer: view ? await services.showView(tx, viewer, endpoint, view) : viewer, input };
    };
    const guardedAlone = () => database.inSite(site.id, (tx) => guarded(tx, true), options);
    const visitor = () => ({ viewer: visitorOf(site), input: parsed() });
    if (implementation?.transaction === 'own') {
      const { viewer, input } = endpoint.access === 'open' && !sid ? visitor() : await guardedAlone();
      const own = { ...call, database: replica ?? database, viewer };
      // `tx` is absent here: `implementDetached` hides it from the handler's type.
      return { viewer, result: await implementation.handle(own as Call & { tx: Tx }, input) };
    }
    const handle = async (tx: Tx, { viewer, input }: Admitted, more: Partial<Call> = {}): Promise<Done> => ({
      viewer,
      result: await implementation?.handle({ ...call, ...more, viewer, tx }, input),
    });
    if (replica && implementation) {
      // The session is always checked on the primary, so that a logout counts from the next call on.
      const admitted = endpoint.access === 'site' && !sid ? visitor() : await guardedAlone();
      return atOnceOrAgain((atOnce) => replica.inSite(site.id, (tx) => handle(tx, admitted, { atOnce })));
    }
    const mayBegin = implementation && !view && (!endpoint.mutates || implementation.awaitsCheck === true);
    const done =
      mayBegin && sid ? await earlyWork.begin(database, { site, endpoint, sid, parsed, handle }) : undefined;
    if (done) return done;
    return database.inSite(
      site.id,
      async (tx) => {
        const admitted = await guarded(tx);
        if (mayBegin) earlyWork.note(admitted.viewer);
        return handle(tx, admitted);
      },
      options,
    );
  };
}

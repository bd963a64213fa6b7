import type { Tx } from '../../db/connect.ts';
import { carts, sessions } from '../../db/schema/index.ts';
import { eq, type SQL, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';

export type CartRow = typeof carts.$inferSelect;
type Changes = Partial<
  Pick<
    CartRow,
    | 'orderRef'
    | 'orderComment'
    | 'coupon'
    | 'deliveryDate'
    | 'deliveryTime'
    | 'pickup'
    | 'country'
    | 'replacesId'
  >
>;
type CartOwner = { userId: number } | { sidHash: string };

/** A customer's cart belongs to the user, so that it is there on every device; a visitor's to the session. */
function ownerOf(viewer: Viewer): CartOwner {
  if (viewer.customer) return { userId: viewer.customer.userId };
  if (viewer.session) return { sidHash: viewer.session.sidHash };
  throw new DomainError('session_missing', 'A cart needs a session.');
}

/** The user's id or the hash of the session id. */
export function keyOf(viewer: Viewer): number | string {
  const owner = ownerOf(viewer);
  return 'userId' in owner ? owner.userId : owner.sidHash;
}

const ownedBy = (owner: CartOwner): SQL =>
  'userId' in owner ? eq(carts.userId, owner.userId) : eq(carts.sidHash, owner.sidHash);

/** The viewer's cart; undefined before the first change. */
export async function findCart(tx: Tx, viewer: Viewer): Promise<CartRow | undefined> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(ownedBy(ownerOf(viewer)));
  return cart;
}

/** The viewer's cart, locked until the transaction ends. */
export async function lockCart(tx: Tx, viewer: Viewer): Promise<CartRow | undefined> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(ownedBy(ownerOf(viewer)))
    .for('update');
  return cart;
}

/**
 * The viewer's cart for a change: created at the first one, locked until the transaction ends, its version increased.
 * @throws DomainError session_invalid when a login has just ended this visitor's session
 */
export async function changeCart(tx: Tx, viewer: Viewer, changes: Changes = {}): Promise<CartRow> {
  const owner = ownerOf(viewer);
  if ('sidHash' in owner) await lockSession(tx, owner.sidHash);
  const [cart] = await tx
    .insert(carts)
    .values({ siteId: viewer.site.id, ...owner, ...changes, version: 1 })
    .onConflictDoUpdate({
      target: 'userId' in owner ? carts.userId : carts.sidHash,
      set: { ...changes, version: sql`${carts.version} + 1` },
    })
    .returning();
  if (!cart) throw new Error('An upsert returned no cart.');
  return cart;
}

/** A login locks the session before it merges the cart: a change happens completely before that, or not at all. */
async function lockSession(tx: Tx, sidHash: string) {
  const alive = await tx
    .select({ sidHash: sessions.sidHash })
    .from(sessions)
    .where(eq(sessions.sidHash, sidHash))
    .for('key share');
  if (alive.length === 0) throw new DomainError('session_invalid', 'This session has just ended.');
}

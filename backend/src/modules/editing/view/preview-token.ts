import { createHmac, timingSafeEqual } from 'node:crypto';

/** The content that a preview token gives access to, and the administrator who made it. */
export interface Preview {
  siteId: string;
  draftId: number;
  adminId: number;
}

const FORM = /^(\d{1,10})\.(\d{1,10})\.(\d{10,12})\.([\w-]{43})$/;

/** The secret signs other data too, so the signed text names its purpose. */
const sign = (secret: string, { siteId, draftId, adminId }: Preview, expires: string): string =>
  createHmac('sha256', secret)
    .update(`preview\n${siteId}\n${draftId}\n${adminId}\n${expires}`)
    .digest('base64url');

export function previewToken(secret: string, preview: Preview, expiresAt: Date): string {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return `${preview.draftId}.${preview.adminId}.${expires}.${sign(secret, preview, expires)}`;
}

/** The content of a token of this site that has not ended; undefined for any other text. */
export function readPreviewToken(
  secret: string,
  siteId: string,
  token: string,
  now = Date.now(),
): (Preview & { expiresAt: Date }) | undefined {
  const [, draft = '', admin = '', expires = '', signature = ''] = FORM.exec(token) ?? [];
  const preview = { siteId, draftId: Number(draft), adminId: Number(admin) };
  const right = Buffer.from(sign(secret, preview, expires));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const expiresAt = new Date(Number(expires) * 1000);
  return expiresAt.getTime() > now ? { ...preview, expiresAt } : undefined;
}

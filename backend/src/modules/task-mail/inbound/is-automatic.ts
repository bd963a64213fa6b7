import type { Site } from '../../../db/schema/index.ts';
import { isOwnMessageId } from '../../../mail/message-id.ts';
import type { ParsedMail } from './parse-mail.ts';

/** Headers that only programs write. */
const AUTOMATIC: Record<string, RegExp> = {
  'auto-submitted': /^(?!no\b)/i,
  precedence: /^(?:bulk|junk|list|auto_reply)\b/i,
  'x-autoreply': /./,
  'x-autorespond': /./,
  'x-auto-response-suppress': /^(?!none\b)/i,
  'x-failed-recipients': /./,
  'list-id': /./,
  'content-type': /^multipart\/report\b/i,
};

interface Envelope {
  /** The return path; empty for a delivery report. */
  mailFrom: string;
}

/**
 * The reason why a mail is automatic; undefined for a mail of a person. Automatic mails are accepted and dropped,
 * because an answer to them can cause a mail loop.
 * @param ownAddresses addresses of the installation, besides those of the site
 */
export function automaticReason(
  site: Site,
  { headers, messageId, from }: ParsedMail,
  { mailFrom }: Envelope,
  { domain, ownAddresses }: { domain: string; ownAddresses: readonly string[] },
): string | undefined {
  if (mailFrom === '') return 'empty return path';
  const automatic = headers.find(([name, value]) => AUTOMATIC[name]?.test(value));
  if (automatic) return automatic[0];
  if (isOwnMessageId(site, messageId)) return 'own message';
  const own = [site.branch.email, ...ownAddresses].map((address) => address.toLowerCase());
  const isOwn = (address: string) =>
    own.includes(address.toLowerCase()) || address.toLowerCase().endsWith(`@${domain.toLowerCase()}`);
  return isOwn(from) || isOwn(mailFrom) ? 'own address' : undefined;
}

import type { Mail, Site } from '../db/schema/index.ts';

const mailDomain = ({ branch }: Pick<Site, 'branch'>) => branch.email.split('@')[1] ?? 'localhost';

/** The Message-ID of a mail, the same in every try. */
export const messageIdOf = (site: Pick<Site, 'id' | 'branch'>, { id }: Pick<Mail, 'id'>): string =>
  `<${site.id}.mail-${id}@${mailDomain(site)}>`;

/** Whether a Message-ID belongs to a mail of this site. */
export const isOwnMessageId = (site: Pick<Site, 'id' | 'branch'>, messageId: string): boolean =>
  messageId.startsWith(`<${site.id}.mail-`) && messageId.endsWith(`@${mailDomain(site)}>`);

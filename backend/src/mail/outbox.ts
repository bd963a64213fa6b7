import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Message, Transport } from './message.ts';
import { toNodemailer } from './nodemailer-message.ts';

/** Number of mails that are kept; the oldest are removed first. */
const MAX_KEPT = 200;

const FILE = /^[\w.@-]+\.(eml|html)$/;

/** The names of the mails in the folder, newest first, without extensions. */
export async function listOutbox(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => FILE.test(file) && file.endsWith('.eml'))
    .map((file) => file.slice(0, -4))
    .sort()
    .reverse();
}

/** The HTML with its pictures embedded, for viewing. */
function preview({ html, attachments }: Message): string {
  return attachments.reduce(
    (page, { contentId, contentType, bytes }) =>
      contentId
        ? page.replaceAll(`cid:${contentId}`, `data:${contentType};base64,${bytes.toString('base64')}`)
        : page,
    html,
  );
}

/** Written under another name and renamed, so that a reader never sees half a mail. */
async function place(folder: string, file: string, content: Buffer | string) {
  const draft = join(folder, `${file}.part`);
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, join(folder, file));
}

/** A folder instead of a server: each mail as `.eml`, and its HTML beside it. At most 200 are kept. */
export function outboxTransport(folder: string, maxKept = MAX_KEPT): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    keepsMails: true,
    async send(message, messageId) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message: eml } = await composer.sendMail(toNodemailer(message, messageId));
      const day = new Date().toISOString().replace(/[:.]/g, '-');
      const name = `${day}_${messageId.replace(/[^\w.@-]/g, '')}`;
      await place(folder, `${name}.html`, preview(message));
      await place(folder, `${name}.eml`, eml as Buffer);
      for (const old of (await listOutbox(folder)).slice(maxKept))
        for (const end of ['eml', 'html']) await rm(join(folder, `${old}.${end}`), { force: true });
    },
    close: () => composer.close(),
  };
}

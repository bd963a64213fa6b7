import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal, run } from '../lib/process.ts';

const DICTIONARY = '/usr/share/hunspell/nl_NL.dic';

const isThere = (): boolean =>
  existsSync(DICTIONARY) &&
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'hunspell')));

/** The spell checker and the Dutch dictionary that the demo's texts are tested with. @throws Refusal without them */
export async function ensureHunspell(): Promise<void> {
  if (isThere()) return;
  process.stdout.write('Installing hunspell …\n');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'hunspell', 'hunspell-nl']);
  }
  if (!isThere())
    throw new Refusal(
      `The spell checker was not found; install hunspell and its Dutch dictionary (${DICTIONARY}).`,
    );
}

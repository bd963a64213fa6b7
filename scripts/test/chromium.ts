import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Refusal, run } from '../lib/process.ts';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function find(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Refusal(`The variable CHROMIUM_PATH is wrong: there is no ${named}.`);
  return [named, ...KNOWN, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** A Chromium to test with: the one that is named or there, else the system's package, else Playwright's own. */
export async function ensureChromium(): Promise<string> {
  const there = find();
  if (there) return there;
  process.stdout.write('Installing Chromium …\n');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!find()) await run('playwright', ['install', 'chromium']);
  const path = find();
  if (!path) throw new Refusal('No Chromium was found; install it or set CHROMIUM_PATH.');
  return path;
}

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Refusal, run } from '../lib/process.ts';

// The headless shell draws no window: the browser tests take half the time.
const HEADLESS = '/usr/bin/chromium-headless-shell';
const KNOWN = [HEADLESS, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function find(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Refusal(`The variable CHROMIUM_PATH is wrong: there is no ${named}.`);
  return [named, ...KNOWN, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Installs Debian's packages that are available. */
async function install(): Promise<void> {
  process.stdout.write('Installing Chromium …\n');
  await run('apt-get', ['update', '-qq']);
  const get = (name: string) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  const code = await get('chromium-headless-shell');
  if (code !== 0 && !find()) await get('chromium');
}

/** A Chromium to test with: the named one, else the fastest that the system has or offers, else Playwright's own. */
export async function ensureChromium(): Promise<string> {
  const there = find();
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (there && (process.env.CHROMIUM_PATH || there === HEADLESS || !canInstall)) return there;
  if (canInstall) await install();
  if (!find()) await run('playwright', ['install', 'chromium']);
  const path = find();
  if (!path) throw new Refusal('No Chromium was found; install it or set CHROMIUM_PATH.');
  return path;
}

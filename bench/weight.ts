import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { openQuiet } from '../scripts/lib/open-quiet.ts';

export interface Weight {
  /** Bytes after gzip, whatever compression the server chose. */
  html: number;
  js: number;
  css: number;
  fonts: number;
  requests: number;
}

const kinds: Record<string, keyof Weight> = { document: 'html', script: 'js', stylesheet: 'css' };

async function add(weight: Weight, response: Response): Promise<void> {
  weight.requests += 1;
  const type = response.request().resourceType();
  if (response.status() !== 200) return;
  const kind = kinds[type];
  // Fonts are compressed already.
  if (!kind && type !== 'font') return;
  const body = await response.body();
  if (kind) weight[kind] += gzipSync(body).length;
  else weight.fonts += body.length;
}

/**
 * Weight of the first visit of a URL, until the network is idle, including what loads by itself after the
 * start.
 */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const weight: Weight = { html: 0, js: 0, css: 0, fonts: 0, requests: 0 };
  const reading: Promise<void>[] = [];
  const listen = (response: Response) => {
    reading.push(add(weight, response));
  };
  page.on('response', listen);
  await openQuiet(page, url);
  page.off('response', listen);
  await Promise.all(reading);
  return weight;
}

import type { TextFinding } from '../finding.ts';
import type { Passage } from '../read-text.ts';
import { sentencesOf } from '../sentences.ts';
import type { SiteFacts } from './site-facts.ts';

const TIME = String.raw`(?:([01]?\d|2[0-4])[:.]([0-5]\d)(?:\s?uur\b|\s?u\b)?|([01]?\d|2[0-4])\s?(?:uur\b|u\b))(?!\s?(?:euro|€|%))(?![\d:]|[.,]\d)`;
/** A bound in time: `vóór 16:00`, `tot 16.00 uur`. */
const BOUND = new RegExp(String.raw`(?:v[oó]{2}r|tot|uiterlijk)\s(?:(?:uiterlijk|om)\s)*${TIME}`, 'gi');
const ABOUT_ORDERING = /bestel|besteld|\border(?:s|en|t)?\b|georderd/i;
/** Sentences about the hours of people and places, which no setting holds. */
const ABOUT_HOURS =
  /bereikbaar|bereiken|geopend|\bopen\b|openings|telefonisch|afhal|ophal|balie|showroom|magazijn/i;

/** Times before which to order that are not the one of the settings. */
export function wrongTimes({ text, block }: Passage, { cutOff }: SiteFacts): TextFinding[] {
  return sentencesOf(text).flatMap((sentence) => {
    if (!ABOUT_ORDERING.test(sentence.text) || ABOUT_HOURS.test(sentence.text)) return [];
    return [...sentence.text.matchAll(BOUND)].flatMap(({ 0: quote, 1: hour, 2: minutes, 3: wholeHour }) => {
      const time = `${(hour ?? wholeHour ?? '').padStart(2, '0')}:${minutes ?? '00'}`;
      return time === cutOff ? [] : [{ code: 'time_differs', quote, block, expected: cutOff }];
    });
  });
}

import { cellFaults } from './formats.ts';

/**
 * Kinds of changes of one field of one row. `up` and `down`: numbers. `new`: a row that is added, one change per field.
 * `cleared`: a value becomes empty. `ean_lost`: a unit loses its EAN. `changed`: any other value. `removed`: a row that an
 * undo removes. `kept`: an undo leaves the value, because it was changed since.
 */
export const changeKinds = [
  'up',
  'down',
  'new',
  'changed',
  'cleared',
  'ean_lost',
  'removed',
  'kept',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Warnings to be looked at before a change is applied. */
export const changeWarnings = [
  /** A price that is 30 % lower or higher. */
  'price_jump',
  /** A new price of a list that is above the unit's own price, or below half of it. */
  'unlike_own_price',
  /** A price of 0. */
  'price_zero',
  'below_purchase_price',
  /** More than two decimals: the price is rounded to cents. */
  'rounded',
  /** Another article has the EAN. */
  'ean_elsewhere',
  'content_changes',
  'vat_changes',
  /** More is ordered than there is: the stock becomes 0. */
  'stock_short',
] as const;
export type ChangeWarning = (typeof changeWarnings)[number];

/** Why a line is left out. */
export const lineFaults = [
  ...cellFaults,
  'value_missing',
  'key_missing',
  'article_unknown',
  /** Several articles have the EAN. */
  'ean_ambiguous',
  'unit_unknown',
  /** Article number and EAN belong to different articles. */
  'keys_differ',
  /** An earlier line is about the same thing. */
  'duplicate_line',
  /** An earlier line says something else about the same article. */
  'lines_differ',
  'price_list_unknown',
  'customer_unknown',
  'group_unknown',
  /** Several groups have the name: the path tells them apart. */
  'group_ambiguous',
  /** An article can't leave its own group: another one replaces it. */
  'main_group',
  /** Its lines are not added, removed and replaced at once. */
  'actions_differ',
  /** Another line of the article is faulty, so its groups are not all known. */
  'other_line_faulty',
  'group_action_unknown',
  /** No JPEG, PNG, WebP or PDF, or an animation. */
  'file_type_unknown',
  'file_unreadable',
  'file_over_limit',
  'vat_unknown',
  'country_unknown',
  'postcode_invalid',
  'house_number_invalid',
  'email_invalid',
  /** Another user, or an earlier line, has the address. */
  'email_taken',
  'kvk_invalid',
  'vat_number_invalid',
  'customer_kind_unknown',
  'negative',
  'not_whole',
  'too_large',
  'below_minimum',
  /** The period ends before it begins. */
  'period_reversed',
  /** A new row lacks a value that it needs. */
  'new_incomplete',
] as const;
export type LineFault = (typeof lineFaults)[number];

/** The likely mistake behind the ratio of new to old prices: see `ratio_warning`. */
export const ratioSuspicions = ['comma', 'vat', 'unit'] as const;
export type RatioSuspicion = (typeof ratioSuspicions)[number];

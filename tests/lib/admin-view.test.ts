import { describe, expect, it } from 'vitest';
import { momentOfView, moveDays, viewOfMoment } from '@/lib/admin-view';
import { pageAudienceOf } from '@/lib/page-audience';

describe('the view of an admin', () => {
  it('keeps a time on the clock in Amsterdam', () => {
    const view = viewOfMoment('2026-12-11T10:00');
    expect(view).toBe('2026-12-11T09:00:00.000Z');
    expect(momentOfView(view)).toEqual(new Date('2026-12-11T09:00:00Z'));
  });

  it.each(['', 'morgen', '1999-01-01T10:00', '2026-13-01T10:00'])('is no moment: “%s”', (text) => {
    expect(viewOfMoment(text)).toBeUndefined();
    expect(momentOfView(text)).toBeUndefined();
  });

  it('moves by days on the clock, also over the change to winter time', () => {
    expect(moveDays(new Date('2026-10-24T08:00:00Z'), 1)).toBe('2026-10-25T10:00');
    expect(moveDays(new Date('2026-01-01T09:00:00Z'), -1)).toBe('2025-12-31T10:00');
  });

  it('shows the pages of visitors where the admin wants that', () => {
    const admin = 'toonbank.beheer=admin; toonbank.adminSid=abcdefgh';
    expect(pageAudienceOf(admin)).toBe('admin');
    expect(pageAudienceOf(`${admin}; toonbank.bekijken=2026-12-11T09:00:00.000Z`)).toBe('admin');
    expect(pageAudienceOf(`${admin}; toonbank.bekijken=bezoeker`)).toBe('visitor');
  });
});

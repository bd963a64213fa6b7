import type { ScheduleTerms } from '@toonbank/contract';

export const scheduleTerms: ScheduleTerms = {
  ...{ source: 'address', url: 'https://leverancier.example/prijzen.csv', filePrefix: '' },
  ...{ atTime: '06:30', everyHours: null, maxChanges: 100, maxRemovals: 0, maxFaulty: 0 },
};

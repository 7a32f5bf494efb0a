import type { Month } from '../../data/calendar.js';

/** How a Game-Turn is called. */
export const calendar = {
  months: {
    April: 'April',
    May: 'May',
    June: 'June',
    July: 'July',
    August: 'August',
    September: 'September',
    October: 'October',
  } satisfies { readonly [month in Month]: string },
  summer: (month: string, year: number): string => `${month} ${year}`,
  /** @param year the one that it ends in */
  winter: (year: number): string => `Winter ${year - 1}-${year % 100}`,
};

import type { Texts } from '../../../../kit/texts.js';
import type { Month } from '../../data/tracks.js';

export const phases: Texts = {
  'phase.activation': 'Joint Activation',
  'phase.navalEnglish': 'English Naval Phase',
  'phase.navalSpanish': 'Spanish Naval Phase',
  'phase.landEnglish': 'English Land Phase',
  'phase.landSpanish': 'Spanish Land Phase',
  'phase.administration': 'Joint Administration',
};

/** Names of the victory levels, by the keys of stored results. */
export const levels: { readonly [level: string]: string } = {
  'Decisive Spanish Victory': 'Decisive Spanish Victory',
  'Substantive Spanish Victory': 'Substantive Spanish Victory',
  'Marginal Spanish Victory': 'Marginal Spanish Victory',
  Draw: 'Draw',
  'Marginal English Victory': 'Marginal English Victory',
  'Substantive English Victory': 'Substantive English Victory',
  'Decisive English Victory': 'Decisive English Victory',
};

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
  /** @param year the year in which the winter ends */
  winter: (year: number): string => `Winter ${year - 1}-${year % 100}`,
};

import { laterStyles } from '../kit/board/laterStyles.js';
import { fittingStyles, kitStyles } from '../kit/board/styles.js';
import hostedBarCss from '../kit/css/hostedBar.css?inline';

/** Joins a board's style sheets in the order in which the board inserts them. */
export const styleSheet = (styles: readonly string[]): string =>
  [kitStyles, laterStyles, hostedBarCss, fittingStyles, ...styles].join('\n');

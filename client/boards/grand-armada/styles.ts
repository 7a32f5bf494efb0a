import boardCss from './board.css?inline';
import countersCss from './counters.css?inline';
import papersCss from './papers.css?inline';

/** The board's style sheets, in order. */
export const styles = [boardCss, countersCss, papersCss];

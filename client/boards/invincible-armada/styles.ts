import boardCss from './board.css?inline';

/** The board's style sheets, in order. */
export const styles = [boardCss];

import boardCss from './board.css?inline';

export const styles = [boardCss];

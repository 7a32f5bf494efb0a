import boardCss from './board.css?inline';
import countersCss from './counters.css?inline';
import papersCss from './papers.css?inline';

export const styles = [boardCss, countersCss, papersCss];

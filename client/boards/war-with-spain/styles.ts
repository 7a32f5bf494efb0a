import blocksCss from './blocks.css?inline';
import boardCss from './board.css?inline';
import citiesCss from './cities.css?inline';
import countersCss from './counters.css?inline';
import drawerCss from './drawer.css?inline';
import papersCss from './papers.css?inline';
import slipsCss from './slips.css?inline';
import themeCss from './theme.css?inline';

export const styles = [themeCss, boardCss, citiesCss, countersCss, blocksCss, papersCss, slipsCss, drawerCss];

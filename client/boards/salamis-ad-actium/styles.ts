import hexCss from '../../kit/hex/hex.css?inline';
import kitCss from '../../kit/kit.css?inline';
import kitPapersCss from '../../kit/papers.css?inline';
import shellCss from '../../kit/shell.css?inline';
import campaignCss from './css/campaign.css?inline';
import instrumentsCss from './css/instruments.css?inline';
import musterCss from './css/muster.css?inline';
import ordersCss from './css/orders.css?inline';
import papersCss from './css/papers.css?inline';
import sheetCss from './css/sheet.css?inline';
import shipsCss from './css/ships.css?inline';
import themeCss from './css/theme.css?inline';

/** Everything that the board looks like: the kit's own, then this game's. */
export const styles = [
  kitCss,
  shellCss,
  kitPapersCss,
  hexCss,
  themeCss,
  sheetCss,
  instrumentsCss,
  shipsCss,
  ordersCss,
  papersCss,
  musterCss,
  campaignCss,
].join('\n');

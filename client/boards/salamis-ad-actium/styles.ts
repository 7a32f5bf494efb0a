import campaignCss from './css/campaign.css?inline';
import instrumentsCss from './css/instruments.css?inline';
import musterCss from './css/muster.css?inline';
import ordersCss from './css/orders.css?inline';
import papersCss from './css/papers.css?inline';
import sheetCss from './css/sheet.css?inline';
import shipsCss from './css/ships.css?inline';
import themeCss from './css/theme.css?inline';

export const styles = [themeCss, sheetCss, instrumentsCss, shipsCss, ordersCss, papersCss, musterCss, campaignCss];

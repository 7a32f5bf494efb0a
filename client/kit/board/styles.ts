import actionsCss from '../css/actions.css?inline';
import caseCss from '../css/case.css?inline';
import contrastCss from '../css/contrast.css?inline';
import countersCss from '../css/counters.css?inline';
import diceCss from '../css/dice.css?inline';
import groundCss from '../css/ground.css?inline';
import kitCss from '../css/kit.css?inline';
import lowCss from '../css/low.css?inline';
import marksCss from '../css/marks.css?inline';
import panelCss from '../css/panel.css?inline';
import papersCss from '../css/panels.css?inline';
import passScreenCss from '../css/passScreen.css?inline';
import placesCss from '../css/places.css?inline';
import shellCss from '../css/shell.css?inline';
import smallCss from '../css/small.css?inline';
import topbarCss from '../css/topbar.css?inline';
import viewportCss from '../css/viewport.css?inline';
import hexCss from '../hex/hex.css?inline';
import instrumentsCss from '../instruments/instruments.css?inline';

/** Style sheets shared by all boards, inserted first. Sheets that load later follow; the board's own sheet is last. */
export const kitStyles = [
  kitCss,
  groundCss,
  shellCss,
  topbarCss,
  panelCss,
  actionsCss,
  caseCss,
  viewportCss,
  placesCss,
  countersCss,
  marksCss,
  diceCss,
  passScreenCss,
  papersCss,
  hexCss,
  instrumentsCss,
].join('\n');

/** Style sheets for small screens and high contrast. */
export const fittingStyles = [smallCss, lowCss, contrastCss].join('\n');

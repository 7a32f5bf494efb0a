import chartsCss from './css/charts.css?inline';
import dialogsCss from './css/dialogs.css?inline';
import movesCss from './css/moves.css?inline';
import preferencesCss from './css/preferences.css?inline';
import rulesCss from './css/rules.css?inline';

export { default as Panzoom } from '@panzoom/panzoom';
export { BoardSheets } from './BoardSheets.js';
export { pinching } from './pinching.js';
export { RulesPanel } from './RulesPanel.js';

export const css = [chartsCss, dialogsCss, rulesCss, movesCss, preferencesCss].join('\n');

import chartsCss from './css/charts.css?inline';
import chatCss from './css/chat.css?inline';
import chronicleCss from './css/chronicle.css?inline';
import dialogsCss from './css/dialogs.css?inline';
import movesCss from './css/moves.css?inline';
import preferencesCss from './css/preferences.css?inline';
import retellingCss from './css/retelling.css?inline';
import rulesCss from './css/rules.css?inline';

export { default as Panzoom } from '@panzoom/panzoom';
export { BoardSheets } from './BoardSheets.js';
export { Chat } from './Chat.js';
export { Chronicle, Herald } from './Chronicle.js';
export { JustNow } from './JustNow.js';
export { pinching } from './pinching.js';
export { Retelling } from './Retelling.js';
export { RulesPanel } from './RulesPanel.js';

export const css = [chronicleCss, retellingCss, chatCss, chartsCss, dialogsCss, rulesCss, movesCss, preferencesCss].join('\n');

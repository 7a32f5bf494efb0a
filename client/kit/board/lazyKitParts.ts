import chartsCss from '../css/charts.css?inline';
import chatCss from '../css/chat.css?inline';
import dialogsCss from '../css/dialogs.css?inline';
import logCss from '../css/log.css?inline';
import movesCss from '../css/moves.css?inline';
import playbackCss from '../css/playback.css?inline';
import preferencesCss from '../css/preferences.css?inline';
import rulesCss from '../css/rules.css?inline';

export { default as Panzoom } from '@panzoom/panzoom';
export { pinching } from '../map/pinching.js';
export { Chat } from '../panels/Chat.js';
export { Log, LogAnnouncer } from '../panels/Log.js';
export { Retelling } from '../panels/Retelling.js';
export { RulesPanel } from '../rules/RulesPanel.js';
export { BoardSheets } from './BoardSheets.js';
export { JustNow } from './JustNow.js';

export const css = [logCss, playbackCss, chatCss, chartsCss, dialogsCss, rulesCss, movesCss, preferencesCss].join('\n');

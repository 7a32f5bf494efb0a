import chartsCss from '../css/charts.css?inline';
import chatCss from '../css/chat.css?inline';
import dialogsCss from '../css/dialogs.css?inline';
import logCss from '../css/log.css?inline';
import movesCss from '../css/moves.css?inline';
import playbackCss from '../css/playback.css?inline';
import preferencesCss from '../css/preferences.css?inline';
import rulesCss from '../css/rules.css?inline';

export const laterStyles = [logCss, playbackCss, chatCss, chartsCss, dialogsCss, rulesCss, movesCss, preferencesCss].join('\n');

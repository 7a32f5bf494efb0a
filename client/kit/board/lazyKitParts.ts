export { default as Panzoom } from '@panzoom/panzoom';
export { pinching } from '../map/pinching.js';
export { Chat } from '../panels/Chat.js';
export { Log, LogAnnouncer } from '../panels/Log.js';
export { PlaybackPanel } from '../panels/PlaybackPanel.js';
export { RulesPanel } from '../rules/RulesPanel.js';
export { BoardSheets } from './BoardSheets.js';
export { JustNow } from './JustNow.js';

export { laterStyles as css } from './laterStyles.js';

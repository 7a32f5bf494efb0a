import type { Feature } from '../feature.js';
import { spectatorChat } from '../features/chat/feature.js';
import { clock } from '../features/clock/feature.js';
import { conditionalOrders } from '../features/conditionalOrders/online.js';
import { onlineDice } from '../features/dice/online.js';
import { history } from '../features/history/feature.js';
import { saveView } from '../features/history/saveView.js';
import { onlineLuck } from '../features/luck/online.js';
import { turnNotification } from '../features/notifications/feature.js';
import { adjourned } from '../features/offers/adjourned.js';
import { offers } from '../features/offers/feature.js';
import { positions } from '../features/positions/feature.js';
import { winChance } from '../features/winChance/feature.js';
import { unsavedOnline } from '../unsaved.js';
import { changedSides, connectionState, listedStatus, onlineOver, opponentLeft } from './banners.js';
import { matchMenu } from './MatchMenu.js';
import type { OnlineContext } from './onlineContext.js';

export const ONLINE_FEATURES: readonly Feature<OnlineContext>[] = [
  listedStatus,
  turnNotification,
  clock,
  history,
  saveView.inMenu,
  conditionalOrders,
  connectionState,
  unsavedOnline,
  changedSides,
  adjourned,
  offers,
  onlineDice,
  matchMenu,
  opponentLeft,
  onlineLuck,
  winChance,
  positions,
  onlineOver,
  spectatorChat,
];

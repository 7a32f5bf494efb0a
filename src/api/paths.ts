/** Method and path of every HTTP call, with `:params`. Plain data, so that browsers load no schemas. */
export const paths = {
  listGames: 'GET /games',
  listMatches: 'GET /games/:name',
  getMatch: 'GET /games/:name/:id',
  createMatch: 'POST /games/:name/create',
  joinMatch: 'POST /games/:name/:id/join',
  leaveMatch: 'POST /games/:name/:id/leave',
  leaveSlot: 'POST /games/:name/:id/leaveSlot',
  updatePlayer: 'POST /games/:name/:id/update',
  renamePlayer: 'POST /games/:name/:id/rename',
  playAgain: 'POST /games/:name/:id/playAgain',

  playNow: 'POST /games/:name/play',
  keepWaiting: 'POST /games/:name/:id/wait',
  getActivity: 'GET /.well-known/weathergage-activity',

  addSalt: 'POST /games/:name/:id/salt',
  exportMatch: 'GET /games/:name/:id/export',
  getSigningKey: 'GET /.well-known/weathergage-key',

  listBotLevels: 'GET /.well-known/weathergage-captains',
  setBot: 'POST /games/:name/:id/captain',

  claimOnTime: 'POST /games/:name/:id/claim',
  playBotMove: 'POST /games/:name/:id/deputy',
  addVacation: 'POST /games/:name/:id/vacation',

  getOrders: 'POST /games/:name/:id/plans',
  setAnswers: 'POST /games/:name/:id/plans/orders',
  setOrders: 'POST /games/:name/:id/plans/lay',
  dropOrders: 'POST /games/:name/:id/plans/drop',

  listNotifications: 'POST /games/:name/:id/notices',
  stopNotification: 'POST /games/:name/:id/notices/stop',
  setWebhook: 'POST /games/:name/:id/notices/webhook',
  setMail: 'POST /games/:name/:id/notices/mail',
  setPush: 'POST /games/:name/:id/notices/push',
  confirmMail: 'POST /notices/confirm',
  unsubscribe: 'POST /notices/stop/:key',
  openUnsubscribePage: 'GET /notices/stop/:key',

  createNonce: 'POST /people/nonce',
  createPlayer: 'POST /people/create',
  signIn: 'POST /people/sign-in',
  addDevice: 'POST /people/add',
  getPlayer: 'POST /people/me',
  changePlayer: 'POST /people/change',
  createDeviceCode: 'POST /people/link',
  removeDevice: 'POST /people/remove',
  deletePlayer: 'POST /people/forget',
  holdSeat: 'POST /people/hold',
  openSeat: 'POST /people/seat',
  listHeldMatches: 'POST /people/matches',
  listOpenedMatches: 'POST /people/standing',
  beginPasskey: 'POST /people/passkey-begin',
  keepPasskey: 'POST /people/passkey-keep',
  deletePasskey: 'POST /people/passkey-drop',
  beginRecovery: 'POST /people/recall-ask',
  recoverPlayer: 'POST /people/recall',

  getProfile: 'GET /people/profile/:player',
  openProfile: 'POST /people/profile',
  blockPlayer: 'POST /people/block',
  reportPlayer: 'POST /people/report',

  getLiveness: 'GET /healthz',
  getReadiness: 'GET /readyz',
  getMetrics: 'GET /metrics',
} as const;

export type CallName = keyof typeof paths;

type ParamIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<K extends CallName> = { readonly [name in ParamIn<(typeof paths)[K]>]: string };

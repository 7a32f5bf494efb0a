import type { PluginFactory } from '../plugin.js';
import { hasPasskeys, PasskeyService } from './passkeys.js';
import { PlayerService } from './service.js';
import { Sessions } from './sessions.js';

export const players: PluginFactory = ({ store, games, transport, isConnected }) => {
  const sessions = new Sessions(store.people);
  const passkeys = hasPasskeys();
  const announce = (matchID: string) => transport.announce(matchID);
  const service = new PlayerService({ store, games, sessions, passkeys, announce, isConnected });
  const passkeyService = new PasskeyService({ store, sessions, open: passkeys, announce });
  return {
    name: 'players',
    routes: {
      createNonce: { label: 'people nonce', handler: service.nonce },
      createPlayer: { label: 'people create', handler: service.create },
      signIn: { label: 'people sign-in', handler: service.signIn },
      addDevice: { label: 'people add', handler: service.add },
      getPlayer: { label: 'people me', handler: service.me },
      changePlayer: { label: 'people change', handler: service.change },
      createDeviceCode: { label: 'people link', handler: service.link },
      removeDevice: { label: 'people remove', handler: service.remove },
      deletePlayer: { label: 'people forget', handler: service.forget },
      holdSeat: { label: 'people hold', handler: service.hold },
      openSeat: { label: 'people seat', handler: service.seat },
      listHeldMatches: { label: 'people matches', handler: service.matches },
      listOpenedMatches: { label: 'people standing', handler: service.standing },
      beginPasskey: { label: 'people passkey-begin', handler: passkeyService.begin },
      keepPasskey: { label: 'people passkey-keep', handler: passkeyService.keep },
      deletePasskey: { label: 'people passkey-drop', handler: passkeyService.drop },
      beginRecovery: { label: 'people recall-ask', handler: passkeyService.ask },
      recoverPlayer: { label: 'people recall', handler: passkeyService.recall },
    },
    personOf: async (session) => (await sessions.opened(session))?.person,
    onSeatLeft: ({ matchID, playerID }) => store.people.release(matchID, playerID),
  };
};

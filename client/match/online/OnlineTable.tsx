import { type BoardProps, Client } from 'boardgame.io/react';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useCard } from '../../app/inLanguage.js';
import { Notice } from '../../app/parts/Notice.js';
import { Waiting } from '../../app/parts/Waiting.js';
import { useWorded } from '../../kit/board/refusals.js';
import { useLanguage } from '../../kit/language.js';
import { openConnection } from '../connection/connection.js';
import { MatchFrame } from '../MatchFrame.js';
import { MatchTable } from '../MatchTable.js';
import { OnlineAbout } from './OnlineAbout.js';
import { type OpenConnection, type OpenMatch, useOnlineContext } from './onlineContext.js';
import { ONLINE_FEATURES } from './onlineFeatures.js';
import { useOnlineWords } from './words/index.js';

const Open = createContext<OpenConnection | null>(null);

function useOpen(): OpenConnection {
  const open = useContext(Open);
  if (!open) throw new Error('OnlineTable is missing above this component');
  return open;
}

function Connecting() {
  const words = useOnlineWords();
  const { playable, connection } = useOpen();
  const card = useCard(playable.game);
  const worded = useWorded(playable.module.present(useLanguage()).texts);
  const { rejected } = useSyncExternalStore(connection.subscribe, connection.get);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 6000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <MatchFrame title={card.title}>
      <div className="wg-shell wg-centred">
        {rejected ? (
          <Notice tone="bad">
            {words.notSeated} {worded(rejected)?.reason}
          </Notice>
        ) : (
          <Waiting>{long ? words.connectingLong : words.connecting}</Waiting>
        )}
      </div>
    </MatchFrame>
  );
}

function Connected(props: BoardProps) {
  const match = useOnlineContext(useOpen(), props);
  return (
    <MatchTable features={ONLINE_FEATURES} match={match} about={<OnlineAbout match={match} />}>
      {(board) => board}
    </MatchTable>
  );
}

/** Shows an online match. boardgame.io's client is created once; the connection reconnects and syncs automatically. */
export function OnlineTable(open: OpenMatch) {
  const { playable, id, seat, onMoved } = open;
  const [{ connection, Match }] = useState(() => {
    const connection = openConnection();
    const { game, sides } = playable.module;
    const { multiplayer } = connection;
    const Match = Client({ game, numPlayers: sides.length, board: Connected, loading: Connecting, multiplayer, debug: false });
    return { connection, Match };
  });
  useEffect(() => connection.watchNetwork(), [connection]);
  const { movedTo } = useSyncExternalStore(connection.subscribe, connection.get);
  useEffect(() => {
    if (movedTo !== undefined) onMoved(movedTo);
  }, [movedTo, onMoved]);
  return (
    <Open value={{ ...open, connection }}>
      <Match matchID={id} {...(seat && { playerID: seat.playerID, credentials: seat.credentials })} debug={false} />
    </Open>
  );
}

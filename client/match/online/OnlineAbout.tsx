import { BotMark, nameAt } from './BotMark.js';
import type { OnlineContext } from './onlineContext.js';
import { useAway } from './useAway.js';
import { useOnlineWords } from './words/index.js';

/** Shows the players' names, and whether the opponent is absent. */
export function OnlineAbout({ match }: { readonly match: OnlineContext }) {
  const words = useOnlineWords();
  const { seat, players, opponent, opponentName, server, isOver, sideOf } = match;
  const isAway = useAway(opponent) && server.state === 'up' && !isOver;
  const names = players.map((player) => `${nameAt(player, words)} (${sideOf(player.id)})`);
  return (
    <>
      {seat ? words.youPlay(sideOf(Number(seat.playerID)), opponentName ?? words.anonymous, isAway) : words.youWatch(names)}{' '}
      {players.map((player) => (
        <BotMark key={player.id} player={player} side={sideOf(player.id)} brief />
      ))}
    </>
  );
}

import type { Feature, MatchContext, PartProps } from '../../feature.js';
import { ledgerOf } from '../history/source.js';
import { WinChanceButton } from './WinChanceButton.js';

function HistoryTool({ match }: PartProps<MatchContext>) {
  const { playable, viewed, live, views, wholeLog, at, go } = match;
  // Win chances are not shown during a match between players.
  if (viewed.match.kind === 'online' && live.ctx.gameover === undefined) return null;
  return (
    <WinChanceButton
      module={playable.module}
      G={live.G}
      playerID={live.playerID ?? null}
      stretches={views}
      log={wholeLog}
      prologue={ledgerOf(live).prologue}
      at={at}
      now={live._stateID}
      onGo={go}
    />
  );
}

export const winChance: Feature<MatchContext> = { id: 'winChance', HistoryTool };

import { lazy } from 'react';
import { LatePart } from '../../../app/parts/LatePart.js';
import type { Feature, PartProps } from '../../feature.js';
import type { OnlineContext } from '../../online/onlineContext.js';

/** The match's clocks, loaded only if it has any. */
const Clocks = lazy(() => import('./Clocks.js'));

function Banner({ match: { clock, playable, id, seat, live, players, sideOf } }: PartProps<OnlineContext>) {
  if (!clock) return null;
  const sides = players.filter(({ captain }) => !captain).map((player) => ({ playerID: String(player.id), name: sideOf(player.id) }));
  return (
    <LatePart>
      <Clocks game={playable.game.slug} id={id} seat={seat} clock={clock} live={live} sides={sides} />
    </LatePart>
  );
}

export const clock: Feature<OnlineContext> = { id: 'clock', Banner };

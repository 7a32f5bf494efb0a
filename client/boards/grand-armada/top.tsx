import { computeVP, SIDES, scenarioOf } from '../../../src/games/grand-armada/face.js';
import { say } from '../../../src/kit/texts.js';
import type { Asked } from '../../kit/board/boardSource.js';
import type { View } from '../../kit/board/session.js';
import { shortName } from './names.js';
import { type GrandArmadaTypes, sideClass } from './session.js';

type SeaView = View<GrandArmadaTypes>;

export function clock({ G, words, texts }: SeaView) {
  const now = G.active ? words.status.sails(shortName(G.active.ship)) : say(texts, `phase.${G.phase}`);
  return (
    <>
      <b>{words.status.turnOf(G.turn, scenarioOf(G).turns)}</b> <span className="wg-clock-now">· {now}</span>
    </>
  );
}

export function instruments({ G, words }: SeaView) {
  const points = computeVP(G);
  return (
    <span className="wg-instruments-line">
      {SIDES.map((side) => (
        <span key={side} className={`wg-point-chip ${sideClass(side)}`}>
          {words.sides[side]} <b>{points[side]}</b>
        </span>
      ))}
    </span>
  );
}

/** Returns the text shown while the opponent decides. */
export function waiting({ G, me, words: { ask, sides, doing } }: SeaView, asked: readonly Asked<GrandArmadaTypes>[]): string {
  if (G.step === 'commit') return me ? ask.waitingBoth : ask.watchingFire;
  const [first, second] = asked;
  return first && !second ? ask.waiting(sides[first.side], doing[first.step]) : '';
}

/** Returns the side that must decide, or undefined if both must. */
export const deciding = ([first, second]: readonly Asked<GrandArmadaTypes>[]) => (second ? undefined : first?.side);

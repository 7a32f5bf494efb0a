import { phaseOf } from '../../../src/games/invincible-armada/face.js';
import { say } from '../../../src/kit/texts.js';
import type { Asked } from '../../kit/board/boardSource.js';
import type { View } from '../../kit/board/session.js';
import { endReason, placeName } from './names.js';
import type { ArmadaTypes } from './session.js';

type ArmadaView = View<ArmadaTypes>;

export function clock({ G, words, texts }: ArmadaView) {
  return (
    <>
      <b>{words.status.turn(G.turn)}</b> <span className="wg-phase">· {say(texts, `phase.${phaseOf(G)}`)} </span>·{' '}
      {placeName(words, `box${G.armadaBox}`)}
    </>
  );
}

export function instruments({ G, words: { wind, weather } }: ArmadaView) {
  return (
    <span className="wg-instruments-line">
      <span className={`wg-vane wg-${G.wind}`} aria-hidden="true">
        ➤
      </span>
      {wind[G.wind]} · {weather[G.weather]}
    </span>
  );
}

export function waiting({ G, me, words: { ask, doing, game } }: ArmadaView, [first, second]: readonly Asked<ArmadaTypes>[]): string {
  if (second) return ask.both;
  if (G.step === 'tactic' && me) return ask.chosen;
  return first ? ask.waiting(game.sides[first.side], doing[first.step]) : '';
}

/** Returns the result of the match with its reason, or "" before the end. */
export const ending = ({ G: { result }, words }: ArmadaView): string =>
  result ? words.over.sentence(words.over.title[result.side], endReason(words, result)) : '';

import { SIDES, spanishLead } from '../../../src/games/war-with-spain/face.js';
import type { Asked } from '../../kit/board/boardSource.js';
import { endReason, finalLead, levelName } from './levels.js';
import { turnName } from './names.js';
import type { Seen, WarTypes } from './session.js';

export function clock({ G, words }: Seen) {
  return (
    <>
      <b>{turnName(words, G.turn)}</b> <span className="wg-phase">· {words.strip.phase[G.phase]}</span>
    </>
  );
}

export function instruments({ G, words }: Seen) {
  return (
    <span className="wg-instruments-line">
      {SIDES.map((side) => (
        <span key={side} className={`wg-chest-chip wg-side-${side}`}>
          {words.sides[side]} <b>{G.treasury[side]}</b>
        </span>
      ))}
      <span className="wg-lead-chip">{words.slip.lead(spanishLead(G))}</span>
    </span>
  );
}

/** Returns a sentence about the opponent's pending decision, or "" if there is none. */
export function waiting({ G, me, words: { ask, doing, sides } }: Seen, asked: readonly Asked<WarTypes>[]): string {
  const first = asked.find(({ side }) => side !== me);
  if (!first) return '';
  return me && G.finished[me] ? ask.waitingBoth(sides[first.side]) : ask.waiting(sides[first.side], doing[first.step]);
}

/** Returns the result of the match in one line, or "" until the match ends. */
export const ending = ({ G: { result }, words }: Seen): string =>
  result ? words.over.sentence(levelName(words, result.level), endReason(words, result), finalLead(words, result)) : '';

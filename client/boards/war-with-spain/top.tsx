import { SIDES, spanishLead } from '../../../src/games/war-with-spain/face.js';
import type { Asked } from '../../kit/board/boardSource.js';
import { endReason, levelName } from './levels.js';
import { turnName } from './names.js';
import type { Seen, WarTypes } from './session.js';

/** The month, and the segment of the turn. */
export function clock({ G, words }: Seen) {
  return (
    <>
      <b>{turnName(words, G.turn)}</b> <span className="wg-phase">· {words.strip.phase[G.phase]}</span>
    </>
  );
}

/** Both chests and the lead. */
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

/** What is going on, for whoever is not asked. */
export function waiting({ G, me, words: { ask, doing, sides } }: Seen, asked: readonly Asked<WarTypes>[]): string {
  const first = asked.find(({ side }) => side !== me);
  if (!first) return '';
  return me && G.finished[me] ? ask.waitingBoth(sides[first.side]) : ask.waiting(sides[first.side], doing[first.step]);
}

/** How well the war was won, and why it ended. */
export const ending = ({ G: { result }, words }: Seen): string =>
  result ? words.over.sentence(levelName(words, result.level), endReason(words, result), words.slip.lead(result.diff)) : '';

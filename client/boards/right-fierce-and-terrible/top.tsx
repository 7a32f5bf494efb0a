import { SIDES } from '../../../src/games/right-fierce-and-terrible/face.js';
import { say } from '../../../src/kit/texts.js';
import type { Asked } from '../../kit/board/boardSource.js';
import { commandName } from './names.js';
import type { SluysTypes, SluysView } from './session.js';

export function clock({ G, words, texts }: SluysView) {
  const now = G.act
    ? words.status.acting(commandName({ texts }, G.act.command), say(texts, `segment.${G.act.segment}`))
    : say(texts, `phase.${G.phase}`);
  return (
    <>
      <b>{words.status.turn(G.turn)}</b> <span>· {now}</span>
    </>
  );
}

/** Shows the morale of both fleets and, on small screens, the wind. */
export const instruments = ({ G, words }: SluysView) => (
  <span className="wg-instruments-line">
    {SIDES.map((side) => (
      <span key={side} className={`wg-morale-chip wg-side-${side}`}>
        {words.sides[side]} <b>{G.morale[side]}</b>
      </span>
    ))}
    <span className="wg-narrow-only">{words.status.wind(words.headingShort[G.wind])}</span>
  </span>
);

/** Returns a text saying what the other player must decide. */
export const waiting = ({ G, words: { ask, sides, doing } }: SluysView, [asked]: readonly Asked<SluysTypes>[]): string =>
  asked ? ask.waiting(sides[asked.side], doing[G.ask ? G.ask.kind : G.step]) : '';

import { MONTHS, SIDES, seatOf, victoryPoints } from '../../../src/games/salamis-ad-actium/face.js';
import { say } from '../../../src/kit/texts.js';
import type { Asked } from '../../kit/board/boardSource.js';
import { battleTitle } from './names.js';
import { resultSentence } from './panels/Ending.js';
import type { SalamisTypes, View } from './session.js';
import { gameWordsIn } from './words/game.js';

export const title = ({ G, words, language }: View): string => battleTitle(G, words, gameWordsIn(language).names);

/** Returns the name of the phase, followed by the acting player in an Action Phase. */
function phaseOf({ G, words: { status }, texts, seatName }: View): string {
  if (G.phase !== 'battle') return say(texts, `phase.${G.phase}`);
  if (G.inter) return status.intermediate;
  if (G.acting !== null) return (G.step === 'shoot' ? status.shooting : status.action)(seatName(seatOf(G, G.acting)));
  return say(texts, 'phase.battle');
}

/** Returns the turn of a battle, the month of a campaign, or the phase of the set-up. */
function turnOf(view: View): string {
  const { G, words } = view;
  const { camp } = G;
  if (G.phase === 'battle') return words.status.turn(G.turn);
  if (G.phase !== 'campaign' || !camp) return phaseOf(view);
  return words.campaign.month(words.campaign.months[MONTHS[camp.month]], camp.year, camp.turn, camp.turns);
}

export const clock = (view: View) => (
  <>
    <b>{turnOf(view)}</b> {view.G.phase === 'battle' && <span>· {phaseOf(view)}</span>}
  </>
);

export const instruments = ({ G, seatName }: View) =>
  G.phase === 'battle' ? (
    <span className="wg-instruments-line">
      {SIDES.map((side) => (
        <span key={side} className={`wg-point-chip wg-side-${side}`} title={seatName(seatOf(G, side))}>
          <b>{victoryPoints(G, side)}</b> {seatName(seatOf(G, side))}
        </span>
      ))}
    </span>
  ) : undefined;

/** Returns the text shown while the other player decides. */
export const waiting = ({ G, words: { ask, doing }, seatName }: View, [first]: readonly Asked<SalamisTypes>[]): string =>
  first ? ask.waiting(seatName(seatOf(G, first.side)), doing[first.step]) : '';

export const ending = ({ G, words, language }: View): string => resultSentence(G, words, gameWordsIn(language).fleets);

import { MONTHS, SIDES, seatOf, victoryPoints } from '../../../src/games/salamis-ad-actium/face.js';
import { say } from '../../../src/kit/texts.js';
import type { Asked } from '../../kit/board/boardSource.js';
import { battleTitle } from './names.js';
import type { SalamisTypes, View } from './session.js';
import { gameWordsIn } from './words/game.js';

export const title = ({ G, words, language }: View): string => battleTitle(G, words, gameWordsIn(language).names);

/** Where the turn stands, in a few words. */
function momentOf({ G, words: { status }, texts, seatName }: View): string {
  if (G.phase !== 'battle') return say(texts, `phase.${G.phase}`);
  if (G.inter) return status.intermediate;
  if (G.acting !== null) return (G.step === 'shoot' ? status.shooting : status.action)(seatName(seatOf(G, G.acting)));
  return say(texts, 'phase.battle');
}

/** The turn of a battle, the month of a campaign, or what comes before both. */
function hourOf(view: View): string {
  const { G, words } = view;
  const { camp } = G;
  if (G.phase === 'battle') return words.status.turn(G.turn);
  if (G.phase !== 'campaign' || !camp) return momentOf(view);
  return words.campaign.month(words.campaign.months[MONTHS[camp.month]], camp.year, camp.turn, camp.turns);
}

export const clock = (view: View) => (
  <>
    <b>{hourOf(view)}</b> {view.G.phase === 'battle' && <span>· {momentOf(view)}</span>}
  </>
);

/** The points of both fleets. */
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

/** What is going on, for whoever is not asked. */
export const waiting = ({ G, words: { ask, doing }, seatName }: View, [first]: readonly Asked<SalamisTypes>[]): string =>
  first ? ask.waiting(seatName(seatOf(G, first.side)), doing[first.step]) : '';

export const ending = ({ G, words: { over } }: View): string => (G.result ? over.sentence(G.result.reason) : '');

import type { Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { fleetName } from '../names.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';

/** The bag: counters that have been drawn this turn, those that are still in it, and Tactical Initiative left. */
export function Counters({ G }: { readonly G: Salamis }) {
  const { fleets } = useGameWords();
  const text = useWords().counters;
  const left = [...Array<0>(G.bag.a).fill(0), ...Array<1>(G.bag.b).fill(1), ...Array<'I'>(G.bag.i).fill('I')];
  const chip = (counter: 0 | 1 | 'I', i: number, drawn: boolean) => (
    <span
      key={`${counter}${i}${drawn}`}
      className={`wg-bag-chip ${counter === 'I' ? 'wg-intermediate' : `wg-fleet-${counter}`}${drawn ? '' : ' wg-inside'}`}
      title={counter === 'I' ? text.intermediate : fleetName(G, counter, fleets)}
    >
      {counter === 'I' ? 'Ι' : counter === 0 ? 'Α' : 'Β'}
    </span>
  );
  return (
    <div className="wg-bag">
      <p>
        <span className="wg-bag-word">{text.drawn}</span> {G.drawn.length ? G.drawn.map((counter, i) => chip(counter, i, true)) : text.none}
      </p>
      <p>
        <span className="wg-bag-word">{text.inBag}</span> {left.map((counter, i) => chip(counter, i, false))}
      </p>
    </div>
  );
}

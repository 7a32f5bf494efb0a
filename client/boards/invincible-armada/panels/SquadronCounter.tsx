import { type Armada, type ArmadaWords, flagOf, type SquadronId, strength } from '../../../../src/games/invincible-armada/face.js';
import { Counter, type CounterMark } from '../../../kit/map/Counter.js';
import { shipOf, shortName } from '../names.js';
import { useWords } from '../words/index.js';

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('')
    .slice(0, 2);

/** What lies on a squadron, as marks of its counter. The same list object for the same state spares the counter a drawing. */
function marksOf(G: Armada, id: SquadronId, { chits }: ArmadaWords): CounterMark[] {
  const { hits, shot, lowAmmo } = G.squadrons[id];
  const marks: CounterMark[] = [];
  if (hits) marks.push({ kind: 'hits', count: hits });
  if (shot) marks.push({ kind: 'shot', count: shot });
  if (lowAmmo) marks.push({ kind: 'lowAmmo' });
  for (const { chit, squadron } of G.placed) if (squadron === id) marks.push({ kind: 'chit', letters: initials(chits[chit].name) });
  return marks;
}

/** A squadron's counter, about the point it is put on. */
export function SquadronCounter({ G, id, plain }: { readonly G: Armada; readonly id: SquadronId; readonly plain?: boolean }) {
  const { game } = useWords();
  const squadron = G.squadrons[id];
  return (
    <Counter
      side={flagOf(id) === 'english' ? 'a' : 'b'}
      ship={shipOf(id)}
      name={shortName(G, id)}
      factor={strength(G, id)}
      reduced={squadron.hits > 0}
      broken={squadron.broken}
      moved={!plain && G.moved.includes(id)}
      marks={plain ? undefined : marksOf(G, id, game)}
    />
  );
}

/** A counter by itself, for panels. */
export function CounterPicture({ G, id, size = 56 }: { readonly G: Armada; readonly id: SquadronId; readonly size?: number }) {
  return (
    <svg className="wg-counter-picture" width={size} height={size} viewBox="-47 -49 98 98" aria-hidden="true">
      <SquadronCounter G={G} id={id} />
    </svg>
  );
}

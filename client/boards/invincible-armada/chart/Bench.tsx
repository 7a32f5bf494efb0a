import {
  type Armada,
  allowance,
  armadaRuns,
  grid,
  outlook,
  SQUADRONS,
  seaway,
  strikes,
} from '../../../../src/games/invincible-armada/face.js';
import { InstrumentCase, type Legend } from '../../../kit/instruments/InstrumentCase.js';
import type { KitWords } from '../../../kit/words/index.js';
import { useKitWords } from '../../../kit/words/index.js';
import { nameOf, placeName } from '../names.js';
import type { OverlayState } from '../session.js';
import { type PlacedSquadron, pieceAt } from '../squadrons.js';
import { type ArmadaBoardWords, useWords } from '../words/index.js';
import { locOf, type PlaceId } from './places.js';

/** How far two places of one chart lie apart: squares, or boxes of the Channel; nothing for places of two charts. */
function steps(a: PlaceId, b: PlaceId): { readonly squares: number } | { readonly boxes: number } | undefined {
  if (grid.cell(a) && grid.cell(b)) return { squares: grid.distance(a, b) };
  const [from, to] = [locOf(a), locOf(b)];
  return from?.t === 'box' && to?.t === 'box' ? { boxes: Math.abs(from.n - to.n) } : undefined;
}

/** What the ruler reads between two places, and what the squadron at its end can do there. */
export function reading(G: Armada, from: PlaceId, to: PlaceId, words: ArmadaBoardWords): { short: string; long: string } | undefined {
  const apart = steps(from, to);
  const { lay } = words;
  if (!apart) return undefined;
  const short = 'squares' in apart ? lay.squares(apart.squares) : lay.boxes(apart.boxes);
  const piece = pieceAt(G, from);
  const parts = [lay.measured(placeName(words, from), placeName(words, to), short)];
  if (piece && piece !== 'armada' && 'squares' in apart && apart.squares) {
    const way = seaway(G, piece).get(to);
    if (!pieceAt(G, to)) parts.push(lay.comes(nameOf(G, piece), way?.path.length, way?.stop ?? false));
    if (strikes(G, piece).includes(to)) parts.push(lay.beside);
  }
  return { short, long: parts.join('; ') };
}

/** Enemies whom a squadron could attack where it lies, or after sailing. */
const quarry = (G: Armada, id: Exclude<PlacedSquadron, 'armada'>): string[] => {
  const squares = new Set([...strikes(G, id), ...[...seaway(G, id).keys()].flatMap((from) => strikes(G, id, from))]);
  return SQUADRONS.filter((each) => each !== id && squares.has(G.squadrons[each].square ?? '')).map((each) => nameOf(G, each));
};

function reachOf(G: Armada, piece: PlacedSquadron, words: ArmadaBoardWords): Legend {
  const { lay } = words;
  if (piece === 'armada') return { id: 'reach', text: lay.runs(Math.max(...armadaRuns(G))), case: '12.2' };
  if (G.squadrons[piece].square) {
    const { size } = seaway(G, piece);
    return { id: 'reach', text: lay.sails(nameOf(G, piece), size, allowance(G, piece)), case: '6.1' };
  }
  const places = new Set(outlook(G, piece).map(({ path }) => JSON.stringify(path.at(-1))));
  return { id: 'reach', text: lay.courses(nameOf(G, piece), places.size), case: '12.3' };
}

function legendsOf(G: Armada, { on, ruler, laidOn, pointed }: OverlayState, words: ArmadaBoardWords, kit: KitWords): Legend[] {
  const legends: Legend[] = [];
  if (ruler.laid) {
    const { from, to = pointed } = ruler;
    const read = from && to ? reading(G, from, to, words) : undefined;
    const asks = from ? kit.instruments.second(placeName(words, from)) : kit.instruments.first;
    legends.push({ id: 'ruler', text: read?.long ?? asks });
  }
  if (!laidOn) return on.size ? [...legends, { id: 'reach', text: kit.instruments.piece }] : legends;
  if (on.has('reach')) legends.push(reachOf(G, laidOn, words));
  if (on.has('fire') && laidOn !== 'armada') {
    legends.push({ id: 'fire', text: words.lay.strikes(nameOf(G, laidOn), quarry(G, laidOn)), case: '7.1' });
  }
  return legends;
}

/** The instruments beside the charts, and what they show. */
export function Bench({ G, sounding, narrow }: { readonly G: Armada; readonly sounding: OverlayState; readonly narrow: boolean }) {
  const words = useWords();
  const kit = useKitWords();
  return <InstrumentCase instruments={sounding} names={words.lay.names} legends={legendsOf(G, sounding, words, kit)} narrow={narrow} />;
}

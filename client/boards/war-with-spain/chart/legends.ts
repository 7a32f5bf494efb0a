import { grid, type HexId, INTERCEPTION, isFleet, marketsOf, type WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import type { Legend } from '../../../kit/instruments/InstrumentCase.js';
import type { RulerEnds } from '../../../kit/instruments/useInstruments.js';
import type { KitWords } from '../../../kit/words/index.js';
import { placeName } from '../names.js';
import type { Block } from '../pieces.js';
import { groundsOf } from '../routes.js';
import type { OverlayState, Vocabulary } from '../session.js';

type Blocks = ReadonlyMap<HexId, readonly Block[]>;

/** Returns a block's name for use inside a sentence. */
const whoIs = ({ names }: Vocabulary, { id, kind, units, leaders }: Block): string =>
  kind === 'land' || kind === 'leaders' ? names.listed([...leaders, ...units], 2) : names.groupName(id.replace(':besieged', ''));

/** Returns the ruler's text: the distance between two hexes, and how many hexes each stack in `from` must move to reach `to`. */
export function reading(vocabulary: Vocabulary, G: WarWithSpain, blocks: Blocks, from: HexId, to: HexId) {
  const { lay } = vocabulary.words;
  const hexes = grid.distance(grid.index(from), grid.index(to));
  const here = blocks.get(from) ?? [];
  const ways = here.flatMap((block) =>
    (groundsOf(G, block) ?? []).flatMap(({ kind, hexes: steps }) => {
      const n = steps.get(to);
      return n ? [lay.ways[kind](whoIs(vocabulary, block), n)] : [];
    }),
  );
  const catches = here.some(({ id }) => isFleet(id)) && hexes <= INTERCEPTION.range ? lay.catches : '';
  return {
    short: lay.hexes(hexes),
    long: [lay.measured(placeName(from), placeName(to), hexes), ...ways, catches].filter(Boolean).join('; '),
  };
}

function reachOf(vocabulary: Vocabulary, G: WarWithSpain, block: Block): string {
  const { lay } = vocabulary.words;
  const grounds = groundsOf(G, block);
  const who = whoIs(vocabulary, block);
  return grounds
    ? lay.reach(
        who,
        grounds.map(({ kind, hexes }) => lay.grounds[kind](hexes.size)),
      )
    : lay.masked(who);
}

/** Maximum number of munitions ports that a legend names. */
const NAMED = 4;

/** Returns a sentence with a fleet's munitions and the ports within one move where it can buy more. */
function powderOf(vocabulary: Vocabulary, G: WarWithSpain, block: Block): string {
  const { powder } = vocabulary.words.lay;
  const { side, hex, munitions = 0 } = block;
  const who = whoIs(vocabulary, block);
  const markets = marketsOf(G, side);
  if (markets.includes(hex)) return powder.here(who, munitions);
  const grounds = groundsOf(G, block);
  if (!grounds) return powder.masked(who, munitions);
  const steps = (to: HexId) => Math.min(...grounds.map(({ hexes }) => hexes.get(to) ?? Number.POSITIVE_INFINITY));
  const reached = markets.filter((to) => Number.isFinite(steps(to))).sort((a, b) => steps(a) - steps(b));
  return powder.within(who, munitions, reached.slice(0, NAMED).map(placeName));
}

interface PlacedLegend {
  readonly vocabulary: Vocabulary;
  readonly G: WarWithSpain;
  readonly blocks: Blocks;
  readonly sounding: OverlayState;
  /** Hex of the stacks that the overlays describe. */
  readonly hex: HexId | undefined;
  readonly ruler: RulerEnds<HexId>;
  readonly kit: KitWords;
}

/** Returns a line of text for each active overlay. */
export function legendsOf({ vocabulary, G, blocks, sounding: { on, ruler: kept }, hex, ruler: { from, to }, kit }: PlacedLegend): Legend[] {
  const { lay } = vocabulary.words;
  const legends: Legend[] = [];
  if (kept.active) {
    const asks = from ? kit.instruments.second(placeName(from)) : kit.instruments.first;
    legends.push({ id: 'ruler', text: from && to ? reading(vocabulary, G, blocks, from, to).long : asks });
  }
  if (on.has('reach')) {
    const here = (hex && blocks.get(hex)) || [];
    const text = here.length ? here.map((block) => reachOf(vocabulary, G, block)).join(' ') : kit.instruments.piece;
    legends.push({ id: 'reach', text, ...(here.length && { case: here.some(({ kind }) => kind === 'land') ? '8.0' : '6.2' }) });
  }
  if (on.has('rings')) legends.push({ id: 'rings', text: lay.rings, case: '6.4' });
  if (on.has('dutch')) legends.push({ id: 'dutch', text: lay.dutch, case: '6.6' });
  if (on.has('powder')) {
    const fleets = ((hex && blocks.get(hex)) || []).filter(({ kind }) => kind === 'fleet');
    const text = fleets.map((block) => powderOf(vocabulary, G, block)).join(' ');
    legends.push({ id: 'powder', text: text || lay.markets(marketsOf(G, 'E').length, marketsOf(G, 'S').length), case: '12.11' });
  }
  return legends;
}

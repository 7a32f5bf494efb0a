import { SCENARIOS, STANDARD_LOAD } from '../../data/scenarios.js';
import { SQUADRON_IDS, SQUADRONS } from '../../data/units.js';
import { violation } from '../../keys.js';
import { type Side, type Sluys, sideOf } from '../../state.js';
import { action } from '../args.js';
import { isMarine, isTop } from '../forces.js';
import { berth, chain } from './berths.js';
import { embark, menOf } from './loading.js';
import { lift } from './unplacing.js';

interface Standard {
  readonly berths: readonly { readonly hex: string; readonly top: string; readonly bottom?: string }[];
  readonly aboard: { readonly [man: string]: string };
}

const QUEENS_SHIP = 'E08';

/** The book's deployment of one side: berths, and the deck that each man stands on. */
function standardFor(G: Sluys, side: Side): Standard {
  const berths = (side === 'english' ? [] : SCENARIOS[G.scenario].anchorage).map((line) => {
    const [hex, ships] = line.split(' ');
    const [top, bottom] = ships.split('/');
    return { hex, top, bottom };
  });
  const aboard: Record<string, string> = {};
  for (const id of SQUADRON_IDS) {
    if (SQUADRONS[id].side !== side) continue;
    const deck = berths.find(({ bottom }) => bottom === id)?.top ?? id;
    for (const man of STANDARD_LOAD[id] ?? []) aboard[man] = deck;
  }
  // The book has no place for the Queen: she sails with the barges of the second command.
  if (side === 'english' && G.options.queen) aboard.queen = QUEENS_SHIP;
  return { berths, aboard };
}

/** Whether everything of a side stands as the book has it. */
const byTheBook = (G: Sluys, side: Side): boolean => {
  const standard = standardFor(G, side);
  return (
    menOf(G, side).every((id) => standard.aboard[id] === (isMarine(id) ? G.marines : G.leaders)[id].aboard) &&
    standard.berths.every(({ hex, top }) => G.squadrons[top].hex === hex && isTop(G, top))
  );
};

/** Puts a whole side where the book has it. */
export function deployByTheBook(G: Sluys, side: Side): void {
  const { berths, aboard } = standardFor(G, side);
  for (const id of SQUADRON_IDS) if (SQUADRONS[id].side === side && G.squadrons[id].status === 'map') lift(G, id);
  for (const { hex, top, bottom } of berths) {
    if (bottom) chain(G, top, bottom, hex);
    else berth(G, top, hex);
  }
  for (const man of menOf(G, side)) embark(G, man, aboard[man]);
}

export const useStandardDeployment = action({
  name: 'useStandardDeployment',
  case: '12.1',
  args: [],
  refuse: (G, player) => (byTheBook(G, sideOf(player)) ? violation('byTheBook', '12.1') : undefined),
  choices: (G, player) => (byTheBook(G, sideOf(player)) ? [] : [[]]),
  perform({ G, emit }, player) {
    deployByTheBook(G, sideOf(player));
    emit({ key: 'standard', case: '12.1', by: player });
  },
});

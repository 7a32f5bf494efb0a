import { SCENARIOS, STANDARD_LOAD } from '../../data/scenarios.js';
import { SQUADRON_IDS, SQUADRONS } from '../../data/units.js';
import { violation } from '../../keys.js';
import { type Side, type Sluys, sideOf } from '../../state.js';
import { action, UnitArg } from '../args.js';
import { ask, beginTurn } from '../flow.js';
import { deckOf, isMarine, isSquadron, isTop, leadersOn, marinesOn, stackOf } from '../forces.js';
import { berth, chain, disembark, embark, menOf, notLoaded, unplaced } from './berths.js';

/** Removes a squadron, its partner in a chain, and all units aboard. */
function removeStack(G: Sluys, id: string): void {
  const deck = deckOf(G, id);
  for (const man of [...marinesOn(G, deck, G.squadrons[id].side), ...leadersOn(G, deck)]) disembark(G, man);
  for (const part of stackOf(G, deck)) G.squadrons[part] = { ...G.squadrons[part], hex: null, status: 'undeployed', chain: null };
}

export const unplace = action({
  name: 'unplace',
  case: '12.1',
  args: [UnitArg],
  refuse(G, player, unit) {
    const side = sideOf(player);
    if (isSquadron(unit)) {
      if (SQUADRONS[unit].side !== side) return violation('notYours', '12.1', { unit });
      return G.squadrons[unit].status === 'map' ? undefined : violation('notPlaced', '12.1', { unit });
    }
    if (!menOf(G, side).includes(unit)) return violation('notYours', '12.1', { unit });
    return notLoaded(G, unit) ? violation('notPlaced', '12.1', { unit }) : undefined;
  },
  // Never in the list of choices, so that bots and random play do not undo their deployment.
  choices: () => [],
  perform({ G, emit }, player, unit) {
    if (isSquadron(unit)) removeStack(G, unit);
    else disembark(G, unit);
    emit({ key: 'unplaced', case: '12.1', by: player, who: [unit] });
  },
});

export const missing = (G: Sluys, side: Side): string[] => [
  ...SQUADRON_IDS.filter((id) => SQUADRONS[id].side === side && unplaced(G, id)),
  ...menOf(G, side).filter((id) => notLoaded(G, id)),
];

export const confirmDeployment = action({
  name: 'confirmDeployment',
  case: '12.1',
  args: [],
  refuse(G, player) {
    const left = missing(G, sideOf(player));
    return left.length > 0 ? violation('notComplete', '12.1', { unit: left[0], left: left.length }) : undefined;
  },
  choices: (G, player) => (missing(G, sideOf(player)).length > 0 ? [] : [[]]),
  perform(tools, player) {
    const { G, emit } = tools;
    emit({ key: 'deployed', case: '12.1', by: player });
    if (sideOf(player) === 'french') ask(G, 'english', 'deploy');
    else beginTurn(tools);
  },
});

interface Standard {
  readonly berths: readonly { readonly hex: string; readonly top: string; readonly bottom?: string }[];
  readonly aboard: { readonly [man: string]: string };
}

const QUEENS_SHIP = 'E08';

/** Returns a side's standard deployment: the squadrons' hexes, and the squadron that carries each unit. */
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
  // The standard loads have no place for the Queen. Here she is loaded on the barges of the White command.
  if (side === 'english' && G.options.queen) aboard.queen = QUEENS_SHIP;
  return { berths, aboard };
}

const byTheBook = (G: Sluys, side: Side): boolean => {
  const standard = standardFor(G, side);
  return (
    menOf(G, side).every((id) => standard.aboard[id] === (isMarine(id) ? G.marines : G.leaders)[id].aboard) &&
    standard.berths.every(({ hex, top }) => G.squadrons[top].hex === hex && isTop(G, top))
  );
};

export function deployByTheBook(G: Sluys, side: Side): void {
  const { berths, aboard } = standardFor(G, side);
  for (const id of SQUADRON_IDS) if (SQUADRONS[id].side === side && G.squadrons[id].status === 'map') removeStack(G, id);
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

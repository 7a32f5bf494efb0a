import type { Dice } from '../../../../kit/dice.js';
import { FLEET_LISTS, type FleetList, type ListId } from '../../data/fleetLists.js';
import { crewOf, type Training, trained } from '../../data/intermediate.js';
import { opponentOf, SIDES, type Side, sideOf } from '../../sides.js';
import type { Fleet, FleetSquadron } from '../../state/fleet.js';
import type { Salamis, Throw } from '../../state.js';
import { action, type Tools } from '../basics/ships.js';
import { FleetArg } from '../points/fleetArg.js';
import { fleetFault, ownList } from '../points/fleetLaw.js';
import { christened, fitOut } from '../points/outfit.js';
import { defaultFleet } from '../points/plainFleet.js';
import { commandTraining, crewTraining, type Terms, timesOf } from '../points/price.js';
import type { Readying } from '../sequenceOfPlay/phase.js';
import { awaitEdge } from './edge.js';
import { giveCounters, layTable } from './scenarioSetup.js';
import { enlist, tellOpenQuality } from './squadrons.js';
import { layWaters } from './surroundings.js';

// Both players buy in secret at the same time [2 intro, 15].

/** Returns the terms of a points battle. Throws an Error in any other match. */
export function termsOf({ points, options }: Salamis): Terms {
  if (!points) throw new Error('fleets are bought for battles by points alone');
  return { battle: points, options };
}

/** Returns a fleet as its player sees it; the default fleet if the player has not chosen one. */
export function fleetSoFar(G: Salamis, side: Side): Fleet {
  const fleet = G.secret.fleet[side];
  return fleet === null || fleet === 'committed' ? defaultFleet(termsOf(G), side) : fleet;
}

export const setFleet = action({
  name: 'setFleet',
  case: '2.1',
  secret: true,
  args: [FleetArg],
  refuse: () => undefined,
  *choices(view, player) {
    const side = sideOf(view, player);
    if (view.secret.fleet[side] === null) yield [defaultFleet(termsOf(view), side)];
  },
  perform({ G }, player, fleet) {
    G.secret.fleet[sideOf(G, player)] = fleet;
  },
});

export const fleetReady: Readying = {
  refuse: (view, player) => fleetFault(termsOf(view), sideOf(view, player), fleetSoFar(view, sideOf(view, player))),
  perform(tools, player) {
    const { G, emit } = tools;
    const side = sideOf(G, player);
    G.secret.fleet[side] = fleetSoFar(G, side);
    G.ready[side] = true;
    emit({ key: 'fleetReady', case: '2.1', by: player, values: { side } });
    G.await = G.ready[opponentOf(side)] ? null : { kind: 'muster', sides: [opponentOf(side)] };
  },
};

/** Rolls quality, playing area, weather and edge once both fleets are bought [2.3 to 2.8]. */
export function musterPhase(tools: Tools): boolean {
  const { G } = tools;
  if (G.await) return true;
  const fleets = SIDES.map((side) => fleetSoFar(G, side));
  for (const side of SIDES) mobilise(tools, side, christened(fleets[side], side));
  tellOpenQuality(tools);
  G.ready = [false, false];
  G.secret.fleet = [null, null];
  const { battle } = termsOf(G);
  layTable(tools, { habitation: 0, fortifications: G.options.fortifications, agreed: battle.terrain }, waters(G), battle.wind);
  layWaters(tools, battle);
  awaitEdge(tools);
  return true;
}

const listOf = (id: string): FleetList => FLEET_LISTS[id as ListId];
const waters = ({ lists }: Salamis) => (lists.some((id) => listOf(id).region === 'north') ? 'north' : 'med');

function mobilise(tools: Tools, side: Side, fleet: Fleet): void {
  const { G } = tools;
  const terms = termsOf(G);
  G.lists[side] = ownList(terms, side, fleet) ?? '';
  G.libations.left[side] = G.options.libations ? fleet.libations : 0;
  for (const [i, squadron] of fleet.squadrons.entries()) enlistSquadron(tools, terms, side, squadron, `${side === 0 ? 'a' : 'b'}${i + 1}`);
}

/** Returns the quality that was bought, or rolled according to the training paid for [2.3]. */
function qualityOf<T>(dice: Dice, bought: T | null, training: Training, of: (mod: number) => T): { readonly is: T; readonly by?: Throw } {
  if (bought !== null) return { is: bought };
  const die = dice.die(10);
  return { is: of(trained(training, die)), by: { training, die } };
}

export function enlistSquadron({ G, dice }: Tools, terms: Terms, side: Side, squadron: FleetSquadron, sq: string): void {
  const crew = qualityOf(dice, squadron.crew, crewTraining(squadron), crewOf);
  const officer = qualityOf(dice, squadron.officer, commandTraining(squadron), (mod) => mod);
  const rank = squadron.admiral ? 'admiral' : 'vice';
  const times = timesOf(terms, squadron);
  enlist(G, {
    id: sq,
    side,
    name: squadron.name,
    crew: crew.is,
    officer: { rank, name: squadron.name, mod: officer.is, cinc: squadron.admiral },
    ships: squadron.ships.map((ship, i) => [`${sq}-${i + 1}`, fitOut({ ...ship, crew: crew.is }, sq, side, null, times)] as const),
    flagship: `${sq}-${
      Math.max(
        0,
        squadron.ships.findIndex(({ flagship }) => flagship),
      ) + 1
    }`,
    loyalty: squadron.loyalty,
    thrown: { ...(crew.by && { crew: crew.by }), ...(officer.by && { officer: officer.by }) },
  });
  if (squadron.admiral && G.options.tacticalInitiative) giveCounters(G, side, officer.is);
}

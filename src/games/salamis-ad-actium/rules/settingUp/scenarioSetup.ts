import { clone } from '../../../../kit/clone.js';
import type { Dice } from '../../../../kit/dice.js';
import { COMMAND, commandOf, LIBATIONS } from '../../data/intermediate.js';
import type { Region } from '../../data/movement.js';
import type { WindChoice } from '../../data/points.js';
import { type Scenario, type ScenarioSquadron, scenario as scenarioOf } from '../../data/scenarios.js';
import { SIDES, type Side } from '../../sides.js';
import type { Fort, Salamis } from '../../state.js';
import type { Tools } from '../basics/ships.js';
import { fitOut, type Outfit, type Times } from '../points/outfit.js';
import { enterPhase } from '../sequenceOfPlay/phase.js';
import { enlist } from './squadrons.js';
import { rollWeather } from './surroundings.js';
import { generateTerrain, type TerrainRequest } from './terrain.js';

// Land, wind and sea are logged with their dice [2.4 to 2.6].

function noted(dice: Dice): { readonly dice: Dice; readonly thrown: number[] } {
  const thrown: number[] = [];
  const die = (sides: number): number => {
    thrown.push(dice.die(sides));
    return thrown[thrown.length - 1];
  };
  return { dice: { die }, thrown };
}

export function layTable({ G, dice, emit }: Tools, request: Omit<TerrainRequest, 'table'>, region: Region, wind: WindChoice): void {
  const forLand = noted(dice);
  Object.assign(G, generateTerrain({ ...request, table: G.table }, forLand.dice));
  emit({ key: 'terrain', case: '2.4', values: { pieces: Object.keys(G.land).length }, roll: { dice: forLand.thrown, chart: 'terrain' } });
  const forWeather = noted(dice);
  G.weather = rollWeather(G, region, wind, forWeather.dice);
  const { from, strength, sea } = G.weather;
  const [direction, ...others] = forWeather.thrown;
  emit({ key: 'windFrom', case: '2.5', values: { from }, roll: { dice: [direction], chart: 'wind' } });
  emit({ key: 'weather', case: '2.5', values: { from, strength, sea }, roll: { dice: others, chart: 'sea' } });
}

// Setting up a historical battle [2.8].

const shipIds = (sq: string, { ships }: ScenarioSquadron): string[] => ships.map((_, i) => `${sq}-${i + 1}`);

/** Sets up a scenario. With free deployment, places only squadrons ashore. */
export function setUpScenario(G: Salamis, id: string): void {
  const battle = scenarioOf(id);
  G.scenario = id;
  G.turnLimit ||= battle.turnLimit;
  G.table = { ...battle.table };
  G.land = clone(battle.land);
  G.shallows = clone(battle.shallows);
  G.forts = G.options.fortifications ? fortsOf(battle) : {};
  const { from, strength } = battle.wind;
  G.weather = { region: battle.region, from, strength, sea: battle.sea, currents: clone([...battle.currents]), tide: clone(battle.tide) };
  for (const side of SIDES) enlistSide(G, battle, side);
  enterPhase(G, G.options.freeDeployment ? 'deploy' : 'battle');
}

const fortsOf = ({ forts }: Scenario): Record<string, Fort> =>
  Object.fromEntries(Object.entries(forts).map(([id, fort]) => [id, { ...clone(fort), enginesShot: [], shot: [] }]));

function enlistSide(G: Salamis, battle: Scenario, side: Side): void {
  const { list, edge, libations, squadrons } = battle.sides[side];
  G.lists[side] = list;
  G.baseEdge[side] = edge;
  G.libations.left[side] = G.options.libations ? Math.min(libations, LIBATIONS.most) : 0;
  for (const [sq, squadron] of Object.entries(squadrons)) enlistSquadron(G, battle, side, sq, squadron);
}

function enlistSquadron(G: Salamis, battle: Scenario, side: Side, sq: string, squadron: ScenarioSquadron): void {
  const { name, crew, officer, ships } = squadron;
  const times: Times = { options: G.options, year: battle.year };
  const ids = shipIds(sq, squadron);
  const ashore = battle.special.beachedStart?.squadron === sq;
  const cinc = officer.rank === 'admiral';
  enlist(G, {
    id: sq,
    side,
    name,
    crew,
    officer: { rank: officer.rank, name: officer.name, mod: officer.command, cinc },
    ships: ships.map((place, i) => {
      const outfit: Outfit = { ...place, ...place.mods, crew };
      const ship = fitOut(outfit, sq, side, null, times);
      if (!G.options.freeDeployment || ashore) Object.assign(ship, { at: { x: place.x, y: place.y, h: place.h }, status: 'table' });
      if (ashore) Object.assign(ship, { aground: 'beached', drawnUp: true });
      return [ids[i], ship] as const;
    }),
    flagship:
      ids[
        Math.max(
          0,
          ships.findIndex(({ flagship }) => flagship),
        )
      ],
    loyalty: null,
  });
  if (cinc && G.options.tacticalInitiative) giveCounters(G, side, officer.command);
}

export function giveCounters(G: Salamis, side: Side, command: number): void {
  const { counters } = COMMAND[commandOf(command)];
  G.ti[side] = counters;
  G.ti0[side] = counters;
}

import { AREAS, terrainAt } from '../../../src/games/right-fierce-and-terrible/data/map.js';
import { SCENARIOS } from '../../../src/games/right-fierce-and-terrible/data/scenarios.js';
import { SQUADRONS } from '../../../src/games/right-fierce-and-terrible/data/units.js';
import { stepCost } from '../../../src/games/right-fierce-and-terrible/rules/cost.js';
import type { Command, Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { clone } from '../../../src/kit/clone.js';
import { rules } from './fixtures.js';

/**
 * Whether a move is legal although `choices` does not list it. Tries other paths, reordered lists, other hexes for chains, and moves never
 * offered.
 */
export function alsoAllowed(view: Sluys, player: string, { move, args }: { move: string; args: readonly unknown[] }): boolean {
  const step = rules.awaiting(view)[player];
  if (!step) return false;
  switch (move) {
    case 'concede':
      return args.length === 0;
    case 'moveSquadron':
      return step === 'sailsOars' && sailing(view, args);
    case 'melee':
    case 'cutLoose':
      return reordered(view, player, move, args);
    case 'unplace':
      return step === 'deploy' && args.length === 1 && placed(view, player, args[0]);
    case 'chainSquadrons':
      return step === 'deploy' && player === '1' && chaining(view, args);
    default:
      return false;
  }
}

/** Whether the move is a listed choice with its ids in another order. */
function reordered(view: Sluys, player: string, move: string, args: readonly unknown[]): boolean {
  const key = (list: readonly unknown[]) => JSON.stringify(list.map((arg) => (Array.isArray(arg) ? [...arg].sort() : arg)));
  const wanted = key(args);
  return rules.choices(view, player).some((choice) => choice.move === move && key(choice.args) === wanted);
}

const isSquadron = (id: unknown): id is string => typeof id === 'string' && Object.hasOwn(SQUADRONS, id);

/** Whether a path is legal. Follows it hex by hex on a copy of the state. */
function sailing(view: Sluys, args: readonly unknown[]): boolean {
  const [id, path] = args;
  const { act } = view;
  if (args.length !== 2 || !isSquadron(id) || !Array.isArray(path) || path.length < 1 || path.length > 12 || !act) return false;
  const start = view.squadrons[id];
  const held = start.hex === null || start.chain || view.grapples.some((grapple) => grapple.includes(start.hex ?? '-'));
  if (held || !act.squads.includes(id) || act.cut.includes(id) || (act.moved[id]?.hexes ?? 0) > 0 || act.toPlace.length > 0) return false;
  const sea = clone(view);
  let spent = act.moved[id]?.spent ?? 0;
  for (const [i, hex] of path.entries()) {
    if (typeof hex !== 'string' || !['deep', 'shallow'].includes(terrainAt(hex) ?? '')) return false;
    if (Object.values(sea.squadrons).some((other) => other.hex === hex)) return false;
    const here = sea.squadrons[id].hex ?? '';
    const sail = ['cog', 'nef'].includes(SQUADRONS[id].type);
    const worse = sail && terrainAt(here) === 'shallow' ? 1 : 0;
    if (i > 0 && start.damage + worse >= 3) return false;
    const allowance = Math.max(0, SQUADRONS[id].ma - start.damage - worse);
    const most = act.outOfCommand.includes(id) ? Math.ceil(allowance / 2) : allowance;
    const parts = stepCost(sea, id, here, hex);
    if (parts.length === 0) return false;
    spent += parts.reduce((sum, { amount }) => sum + amount, 0);
    if (spent > most) return false;
    sea.squadrons[id].hex = hex;
  }
  return true;
}

function placed(view: Sluys, player: string, id: unknown): boolean {
  const own = (side: string) => side === (player === '0' ? 'english' : 'french');
  if (isSquadron(id)) return own(SQUADRONS[id].side) && view.squadrons[id].status === 'map';
  if (typeof id !== 'string') return false;
  const man = Object.hasOwn(view.marines, id) ? view.marines[id] : Object.hasOwn(view.leaders, id) ? view.leaders[id] : undefined;
  const english = id.startsWith('E') || ['edward', 'huntingdon', 'morley', 'queen'].includes(id);
  return man !== undefined && man.aboard !== null && own(english ? 'english' : 'french');
}

function chaining(view: Sluys, [top, bottom, hex, ...rest]: readonly unknown[]): boolean {
  if (rest.length > 0 || !isSquadron(top) || !isSquadron(bottom) || top === bottom || typeof hex !== 'string') return false;
  const scenario = SCENARIOS[view.scenario];
  const taken = Object.values(view.squadrons).some((other) => other.hex === hex);
  return (
    !taken &&
    (view.scenario === 's7' || SQUADRONS[top].command === SQUADRONS[bottom].command) &&
    [top, bottom].every((id) => {
      const command: Command = SQUADRONS[id].command;
      const chains = scenario.chains[command];
      const area = scenario.areas[command];
      const sail = ['cog', 'nef'].includes(SQUADRONS[id].type);
      if (view.squadrons[id].status !== 'undeployed' || !chains || !area || chains.mode === 'none' || chains.single.includes(id))
        return false;
      return (AREAS[area] as readonly string[]).includes(hex) && !(sail && terrainAt(hex) === 'shallow');
    })
  );
}

import {
  type Command,
  isMarine,
  MARKERS_PER_COMMAND,
  markersIn,
  meleeFactor,
  type Sluys,
} from '../../../src/games/right-fierce-and-terrible/face.js';
import type { Choice } from '../../../src/kit/rules.js';
import { commandName, leaderSurname, nameAt, shortName, targetName, unitName } from './names.js';
import { boardText } from './texts.js';

const say = boardText.sentence;
const act = boardText.act;

/** What a step costs a unit: its melee factor before and after, by trying it out on a copy of the unit. */
export function lossOf(G: Sluys, unit: string): string {
  const from = meleeFactor(G, unit);
  if (isMarine(unit)) {
    const { steps } = G.marines[unit];
    if (steps <= 1) return act.change(from, null);
    const after = { ...G, marines: { ...G.marines, [unit]: { ...G.marines[unit], steps: steps - 1 } } };
    return act.change(from, meleeFactor(after, unit));
  }
  const after = { ...G, squadrons: { ...G.squadrons, [unit]: { ...G.squadrons[unit], reduced: true } } };
  return act.change(from, meleeFactor(after, unit));
}

const at = (G: Sluys, hex: string) => {
  const name = targetName(G, hex);
  return name === hex ? hex : `${name} (${hex})`;
};

/** One legal choice as a sentence, for the plain list of all choices. */
export function sentenceOf(G: Sluys, { move, args }: Choice): string {
  const name = (index: number) => unitName(String(args[index]));
  const hex = (index: number) => String(args[index]);
  const list = (index: number) => (args[index] as readonly string[]) ?? [];
  switch (move) {
    case 'placeSquadron':
      return say.place(name(0), hex(1));
    case 'chainSquadrons':
      return say.chain(name(0), name(1), hex(2));
    case 'load':
      return say.load(name(0), name(1));
    case 'useStandardDeployment':
      return act.standard;
    case 'confirmDeployment':
      return act.confirm;
    case 'drawChit':
      return act.drawChit;
    case 'activateCommand':
      return act.activate(commandName(args[0] as Command));
    case 'passChoice':
      return act.pass;
    case 'placeEntry':
      return say.enter(name(0), hex(1));
    case 'moveSquadron':
      return G.act?.segment === 'maneuver' ? say.shift(name(0), list(1)[0]) : say.move(name(0), list(1));
    case 'declareRam':
      return say.ram(name(0), at(G, hex(1)));
    case 'resolveRam': {
      const ram = G.act?.rams.find(({ by }) => by === args[0]);
      return say.ram(name(0), ram ? nameAt(G, ram.target) : '');
    }
    case 'cutLoose':
      return say.cut(name(0), hex(1), list(2).map(shortName));
    case 'executeLeader':
      return act.execute(leaderSurname(hex(0)));
    case 'shoot':
      return say.shoot(nameAt(G, hex(0)), at(G, hex(1)));
    case 'grapple':
      return say.grapple(name(0), at(G, hex(1)));
    case 'disengage':
      return say.disengage(name(0), at(G, hex(1)));
    case 'board':
      return say.board(nameAt(G, hex(0)), at(G, hex(1)));
    case 'melee':
      return say.melee(at(G, hex(0)), list(1).map(shortName));
    case 'rally':
      return say.rally(nameAt(G, hex(0)), args[1] === 'fleet' ? act.fleet : leaderSurname(hex(1)));
    case 'assignCommand': {
      const command = args[0] as Command;
      return `${act.assign(commandName(command))} (${act.prizes(markersIn(G, command), MARKERS_PER_COMMAND)})`;
    }
    case 'takeLoss':
      return say.loss(nameAt(G, hex(0)), lossOf(G, hex(0)));
    case 'sacrifice':
      return args[0] === null
        ? act.nobodyDies(G.ask?.kind === 'sacrifice' ? leaderSurname(G.ask.leader) : '')
        : act.hero(nameAt(G, hex(0)));
    case 'heroism':
      return args[0] === null ? act.nobodyHero : act.hero(nameAt(G, hex(0)));
    case 'avertCollapse':
      return args[0] === null ? act.nobodyAvert : act.hero(nameAt(G, hex(0)));
    case 'reroll':
      return args[0] ? act.again : act.keep;
    case 'flemishTarget':
      return act.flemish(at(G, hex(0)));
    case 'endSegment':
      return act.done[G.step as keyof typeof act.done] ?? move;
    default:
      return move;
  }
}

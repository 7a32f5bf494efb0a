import {
  isMarine,
  MARKERS_PER_COMMAND,
  markersIn,
  meleeFactor,
  type Sluys,
  type SluysMove,
} from '../../../src/games/right-fierce-and-terrible/face.js';
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
export function sentenceOf(G: Sluys, choice: SluysMove): string {
  switch (choice.move) {
    case 'placeSquadron': {
      const [id, hex] = choice.args;
      return say.place(unitName(id), hex);
    }
    case 'chainSquadrons': {
      const [top, bottom, hex] = choice.args;
      return say.chain(unitName(top), unitName(bottom), hex);
    }
    case 'load': {
      const [man, ship] = choice.args;
      return say.load(unitName(man), unitName(ship));
    }
    case 'useStandardDeployment':
      return act.standard;
    case 'confirmDeployment':
      return act.confirm;
    case 'drawChit':
      return act.drawChit;
    case 'activateCommand':
      return act.activate(commandName(choice.args[0]));
    case 'passChoice':
      return act.pass;
    case 'placeEntry': {
      const [id, hex] = choice.args;
      return say.enter(unitName(id), hex);
    }
    case 'moveSquadron': {
      const [id, path] = choice.args;
      return G.act?.segment === 'maneuver' ? say.shift(unitName(id), path[0]) : say.move(unitName(id), path);
    }
    case 'declareRam': {
      const [id, hex] = choice.args;
      return say.ram(unitName(id), at(G, hex));
    }
    case 'resolveRam': {
      const [id] = choice.args;
      const ram = G.act?.rams.find(({ by }) => by === id);
      return say.ram(unitName(id), ram ? nameAt(G, ram.target) : '');
    }
    case 'cutLoose': {
      const [id, hex, along] = choice.args;
      return say.cut(unitName(id), hex, along.map(shortName));
    }
    case 'executeLeader':
      return act.execute(leaderSurname(choice.args[0]));
    case 'shoot': {
      const [unit, hex] = choice.args;
      return say.shoot(nameAt(G, unit), at(G, hex));
    }
    case 'grapple': {
      const [id, hex] = choice.args;
      return say.grapple(unitName(id), at(G, hex));
    }
    case 'disengage': {
      const [id, hex] = choice.args;
      return say.disengage(unitName(id), at(G, hex));
    }
    case 'board': {
      const [man, hex] = choice.args;
      return say.board(nameAt(G, man), at(G, hex));
    }
    case 'melee': {
      const [hex, supporters] = choice.args;
      return say.melee(at(G, hex), supporters.map(shortName));
    }
    case 'rally': {
      const [unit, source] = choice.args;
      return say.rally(nameAt(G, unit), source === 'fleet' ? act.fleet : leaderSurname(source));
    }
    case 'assignCommand': {
      const [command] = choice.args;
      return `${act.assign(commandName(command))} (${act.prizes(markersIn(G, command), MARKERS_PER_COMMAND)})`;
    }
    case 'takeLoss': {
      const [unit] = choice.args;
      return say.loss(nameAt(G, unit), lossOf(G, unit));
    }
    case 'sacrifice': {
      const [unit] = choice.args;
      if (unit !== null) return act.hero(nameAt(G, unit));
      return act.nobodyDies(G.ask?.kind === 'sacrifice' ? leaderSurname(G.ask.leader) : '');
    }
    case 'heroism': {
      const [unit] = choice.args;
      return unit === null ? act.nobodyHero : act.hero(nameAt(G, unit));
    }
    case 'avertCollapse': {
      const [unit] = choice.args;
      return unit === null ? act.nobodyAvert : act.hero(nameAt(G, unit));
    }
    case 'reroll':
      return choice.args[0] ? act.again : act.keep;
    case 'flemishTarget':
      return act.flemish(at(G, choice.args[0]));
    case 'endSegment':
      return act.done[G.step as keyof typeof act.done] ?? choice.move;
    default:
      // What is never offered: taking up again, giving up, preferences.
      return choice.move;
  }
}

import {
  isMarine,
  MARKERS_PER_COMMAND,
  markersIn,
  meleeFactor,
  type Sluys,
  type SluysMove,
} from '../../../src/games/right-fierce-and-terrible/face.js';
import { commandName, leaderSurname, nameAt, type Seen, shortName, targetName, unitName } from './names.js';

/** Returns the MF of a unit before and after a step loss, as text. */
export function lossOf({ G, words: { act } }: Seen, unit: string): string {
  const from = meleeFactor(G, unit);
  if (isMarine(unit) && G.marines[unit].steps <= 1) return act.change(from, null);
  return act.change(from, meleeFactor(withStepLost(G, unit), unit));
}

function withStepLost(G: Sluys, unit: string): Sluys {
  if (!isMarine(unit)) return { ...G, squadrons: { ...G.squadrons, [unit]: { ...G.squadrons[unit], reduced: true } } };
  const marine = G.marines[unit];
  return { ...G, marines: { ...G.marines, [unit]: { ...marine, steps: marine.steps - 1 } } };
}

function at(seen: Seen, hex: string): string {
  const name = targetName(seen, hex);
  return name === hex ? hex : `${name} (${hex})`;
}

export function sentenceOf(seen: Seen, choice: SluysMove): string {
  const { G, words } = seen;
  const { act, sentence } = words;
  switch (choice.move) {
    case 'placeSquadron': {
      const [id, hex] = choice.args;
      return sentence.place(unitName(seen, id), hex);
    }
    case 'chainSquadrons': {
      const [top, bottom, hex] = choice.args;
      return sentence.chain(unitName(seen, top), unitName(seen, bottom), hex);
    }
    case 'load': {
      const [man, ship] = choice.args;
      return sentence.load(unitName(seen, man), unitName(seen, ship));
    }
    case 'useStandardDeployment':
      return act.standard;
    case 'confirmDeployment':
      return act.confirm;
    case 'drawChit':
      return act.drawChit;
    case 'activateCommand':
      return act.activate(commandName(seen, choice.args[0]));
    case 'passChoice':
      return act.pass;
    case 'placeEntry': {
      const [id, hex] = choice.args;
      return sentence.enter(unitName(seen, id), hex);
    }
    case 'moveSquadron': {
      const [id, path] = choice.args;
      return G.act?.segment === 'maneuver' ? sentence.shift(unitName(seen, id), path[0]) : sentence.move(unitName(seen, id), path);
    }
    case 'declareRam': {
      const [id, hex] = choice.args;
      return sentence.ram(unitName(seen, id), at(seen, hex));
    }
    case 'resolveRam': {
      const [id] = choice.args;
      const ram = G.act?.rams.find(({ by }) => by === id);
      return sentence.ram(unitName(seen, id), ram ? nameAt(seen, ram.target) : '');
    }
    case 'cutLoose': {
      const [id, hex, along] = choice.args;
      return sentence.cut(
        unitName(seen, id),
        hex,
        along.map((man) => shortName(seen, man)),
      );
    }
    case 'executeLeader':
      return act.execute(leaderSurname(seen, choice.args[0]));
    case 'shoot': {
      const [unit, hex] = choice.args;
      return sentence.shoot(nameAt(seen, unit), at(seen, hex));
    }
    case 'grapple': {
      const [id, hex] = choice.args;
      return sentence.grapple(unitName(seen, id), at(seen, hex));
    }
    case 'disengage': {
      const [id, hex] = choice.args;
      return sentence.disengage(unitName(seen, id), at(seen, hex));
    }
    case 'board': {
      const [man, hex] = choice.args;
      return sentence.board(nameAt(seen, man), at(seen, hex));
    }
    case 'melee': {
      const [hex, supporters] = choice.args;
      return sentence.melee(
        at(seen, hex),
        supporters.map((id) => shortName(seen, id)),
      );
    }
    case 'rally': {
      const [unit, source] = choice.args;
      return sentence.rally(nameAt(seen, unit), source === 'fleet' ? act.fleet : leaderSurname(seen, source));
    }
    case 'assignCommand': {
      const [command] = choice.args;
      return `${act.assign(commandName(seen, command))} (${act.prizes(markersIn(G, command), MARKERS_PER_COMMAND)})`;
    }
    case 'takeLoss': {
      const [unit] = choice.args;
      return sentence.loss(nameAt(seen, unit), lossOf(seen, unit));
    }
    case 'sacrifice': {
      const [unit] = choice.args;
      if (unit !== null) return act.hero(nameAt(seen, unit));
      return act.nobodyDies(G.ask?.kind === 'sacrifice' ? leaderSurname(seen, G.ask.leader) : '');
    }
    case 'heroism': {
      const [unit] = choice.args;
      return unit === null ? act.nobodyHero : act.hero(nameAt(seen, unit));
    }
    case 'avertCollapse': {
      const [unit] = choice.args;
      return unit === null ? act.nobodyAvert : act.hero(nameAt(seen, unit));
    }
    case 'reroll':
      return choice.args[0] ? act.again : act.keep;
    case 'flemishTarget':
      return act.flemish(at(seen, choice.args[0]));
    case 'saveMarines':
      return act.save(words.list(choice.args[0].map((unit) => shortName(seen, unit))));
    case 'endSegment':
      return act.done[G.step] ?? choice.move;
    default:
      // These moves are never offered.
      return choice.move;
  }
}

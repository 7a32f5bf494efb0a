import {
  archeryOdds,
  disengageOdds,
  enemyAt,
  grappleOdds,
  hexOf,
  isSquadron,
  movementAllowance,
  ramOdds,
  reachable,
  type Sluys,
  type SluysMove,
  type Step,
  topAt,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { targetName } from '../names.js';
import type { Session } from '../session.js';

/** Moves by which a unit enters or attacks a hex. */
type Aimed = Extract<
  SluysMove,
  { readonly move: 'placeEntry' | 'moveSquadron' | 'declareRam' | 'cutLoose' | 'shoot' | 'grapple' | 'disengage' | 'board' }
>;

export interface Option {
  readonly choice: Aimed;
  readonly unit: string;
  readonly hex: string;
}

/** Returns all choices in which a unit acts on a hex. */
export const optionsOf = (choices: readonly SluysMove[]): Option[] =>
  choices.flatMap((choice): Option | never[] => {
    switch (choice.move) {
      case 'moveSquadron': {
        const [unit, path] = choice.args;
        return { choice, unit, hex: path[path.length - 1] };
      }
      case 'placeEntry':
      case 'declareRam':
      case 'cutLoose':
      case 'shoot':
      case 'grapple':
      case 'disengage':
      case 'board': {
        const [unit, hex] = choice.args;
        return { choice, unit, hex };
      }
      default:
        return [];
    }
  });

/** Returns the probability that a ram damages or grapples its target. */
export function ramChance(G: Sluys, id: string, hex: string): number {
  return ramOdds(G, id, hex).rows.reduce((sum, { row, chance }) => sum + (row.target > 0 || row.grapple ? chance : 0), 0);
}

const hitChance = (G: Sluys, unit: string, hex: string): number => 1 - (archeryOdds(G, unit, hex).steps.get(0) ?? 0);

/** Returns highlights for the hexes on which a unit can act. */
export function marksFor(session: Session, unit: string, options: readonly Option[]): Map<string, HexMark> {
  const { G, me, kit } = session;
  const { mark } = session.words;
  const marks = new Map<string, HexMark>();
  const sailing = options.some(({ choice }) => choice.move === 'moveSquadron') && G.step === 'sailsOars';
  const costs = new Map(sailing ? reachable(G, unit).map((landfall) => [landfall.hex, landfall]) : []);
  for (const { choice, hex } of options) {
    if (marks.has(hex) && choice.move !== 'declareRam') continue;
    const label = (chance: number) => kit.percent(chance).replace(' ', '');
    switch (choice.move) {
      case 'placeEntry':
        marks.set(hex, { kind: 'go', meaning: mark.enter });
        break;
      case 'cutLoose':
        marks.set(hex, { kind: 'go', meaning: mark.cut });
        break;
      case 'moveSquadron': {
        const way = costs.get(hex);
        if (!way) marks.set(hex, { kind: 'go', meaning: mark.shift });
        else if (way.sinks) marks.set(hex, { kind: 'stop', label: String(way.spent), note: `+${way.last}`, meaning: mark.sinks });
        else marks.set(hex, { kind: 'go', label: String(way.spent), note: `+${way.last}`, meaning: mark.reach(way.spent, way.last) });
        break;
      }
      case 'declareRam': {
        const chance = ramChance(G, unit, hex);
        marks.set(hex, { kind: 'target', label: label(chance), meaning: mark.ram(kit.percent(chance)) });
        break;
      }
      case 'shoot': {
        const chance = hitChance(G, unit, hex);
        marks.set(hex, { kind: 'target', label: label(chance), meaning: mark.shoot(kit.percent(chance)) });
        break;
      }
      case 'grapple': {
        const { success } = grappleOdds(G, unit, hex);
        marks.set(hex, { kind: 'target', label: label(success), meaning: mark.grapple(kit.percent(success)) });
        break;
      }
      case 'disengage': {
        const { success } = disengageOdds(G, unit, hex);
        marks.set(hex, { kind: 'stop', label: label(success), meaning: mark.disengage(kit.percent(success)) });
        break;
      }
      default: {
        const fight = enemyAt(G, hex, me);
        marks.set(hex, { kind: fight ? 'target' : 'go', meaning: fight ? mark.boardEnemy : mark.board });
      }
    }
  }
  return marks;
}

export function itemFor(session: Session, { choice, unit, hex }: Option): Omit<ActionItem, 'run' | 'why'> {
  const { G, kit } = session;
  const { act } = session.words;
  const there = targetName(session, hex);
  const id = `${choice.move}-${unit}-${hex}`;
  switch (choice.move) {
    case 'placeEntry':
      return { id, label: act.enter(hex) };
    case 'moveSquadron': {
      if (G.step !== 'sailsOars') return { id, label: act.rowTo(hex) };
      const way = reachable(G, unit).find((landfall) => landfall.hex === hex);
      return { id, label: act.sailTo(hex), hint: way && act.ofPoints(way.spent, movementAllowance(G, unit)) };
    }
    case 'declareRam':
      return { id, label: act.declareRam(there), hint: kit.percent(ramChance(G, unit, hex)) };
    case 'shoot':
      return { id, label: act.shoot(there), hint: kit.percent(hitChance(G, unit, hex)) };
    case 'grapple':
      return { id, label: act.grapple(there), hint: kit.percent(grappleOdds(G, unit, hex).success) };
    case 'disengage':
      return { id, label: act.disengage(there), hint: kit.percent(disengageOdds(G, unit, hex).success) };
    default:
      return { id, label: act.board(there), hint: hex };
  }
}

/** For each step, the move whose refusal explains why a hex is not highlighted. Absent if the move depends on the unit. */
const UNLIT: { readonly [step in Step]?: 'shoot' | 'board' | 'grapple' } = {
  archery: 'shoot',
  sallyArchery: 'shoot',
  boarding: 'board',
  sallyBoarding: 'board',
  grapple: 'grapple',
};

/** Returns the move whose refusal explains why a hex is not highlighted. */
export function unlit(G: Sluys, step: Step, unit: string, hex: string, course: readonly string[]): Aimed {
  const move = UNLIT[step] ?? (isSquadron(unit) ? undefined : 'board');
  if (move) return { move, args: [unit, hex] };
  if (G.act?.toPlace.includes(unit)) return { move: 'placeEntry', args: [unit, hex] };
  const occupied = topAt(G, hex) !== undefined && hexOf(G, unit) !== hex;
  return occupied ? { move: 'declareRam', args: [unit, hex] } : { move: 'moveSquadron', args: [unit, course.length ? [...course] : [hex]] };
}

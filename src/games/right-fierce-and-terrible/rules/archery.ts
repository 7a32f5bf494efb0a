import type { Modifier } from '../../../kit/events.js';
import { sumOf } from '../../../kit/modifiers.js';
import { directionTo, waterAround } from '../data/map.js';
import { SCENARIOS } from '../data/scenarios.js';
import { ARCHERY, ARCHERY_MODIFIERS, COMMANDING_CASTLE, rowOf } from '../data/tables.js';
import { MARINE_IDS, SQUADRON_IDS } from '../data/units.js';
import type { Violation } from '../keys.js';
import { violation } from '../keys.js';
import type { Task } from '../state.js';
import { opponentOf, type Side, type Sluys, sideOf } from '../state.js';
import { next } from './activation.js';
import { action, HexArg, StepUnitArg, type Tools } from './args.js';
import { casualtiesIn } from './casualties.js';
import { alarmAttacked } from './dormancy.js';
import {
  archeryFactor,
  castle,
  enemyAt,
  enemyHexes,
  hexOf,
  isActive,
  isMarine,
  longbow,
  manActive,
  sceneAt,
  sideOfUnit,
  topAt,
} from './forces.js';
import { grappledTogether } from './grapples.js';

const shot = (G: Sluys): readonly string[] => G.sally?.done ?? G.act?.done ?? [];

function cannotShoot(G: Sluys, side: Side, unit: string): Violation | undefined {
  if (hexOf(G, unit) === null) return violation('notOnMap', '8.2.1', { unit });
  if (sideOfUnit(G, unit) !== side) return violation('notYours', '8.2.1', { unit });
  if (archeryFactor(G, unit) === null) {
    const prize = !isMarine(unit) && G.squadrons[unit].marker !== null;
    return prize ? violation('prizeArchery', '5.2.3', { unit }) : violation('noArcher', '8.2.1', { unit });
  }
  const active = isMarine(unit) ? manActive(G, unit) : G.sally !== null || isActive(G, unit);
  if (!active) return isMarine(unit) ? violation('manInactive', '3.3.3', { unit }) : violation('notActive', '5.1.2', { unit });
  return shot(G).includes(unit) ? violation('shotAlready', '8.2.2', { unit }) : undefined;
}

/** Returns why a target is out of range (8.2.4 to 8.2.6). */
function outOfRange(G: Sluys, unit: string, hex: string): Violation | undefined {
  const from = hexOf(G, unit) ?? '';
  if (hex === from) return undefined;
  if (G.sally) return violation('sallyOwnHex', '8.2.6');
  if (directionTo(from, hex) === undefined) return violation('outOfRange', '8.2.4', { hex });
  return longbow(unit) || grappledTogether(G, from, hex) ? undefined : violation('crossbowRange', '8.2.5', { unit, hex });
}

/** Returns why a target cannot be shot at (8.2.4 to 8.2.7). */
const outOfShot = (G: Sluys, side: Side, unit: string, hex: string): Violation | undefined =>
  outOfRange(G, unit, hex) ?? (enemyAt(G, hex, side) ? undefined : violation('noEnemy', '8.2.7', { hex }));

/** Returns hexes in archery range; none for a unit without archery (8.2.4 to 8.2.6). */
export function bowshot(G: Sluys, unit: string): string[] {
  const from = hexOf(G, unit);
  if (from === null || archeryFactor(G, unit) === null) return [];
  return [from, ...waterAround(from).map(({ hex }) => hex)].filter((hex) => !outOfRange(G, unit, hex));
}

export function archeryModifiers(G: Sluys, unit: string, hex: string): Modifier[] {
  const from = hexOf(G, unit) ?? '';
  const side = sideOfUnit(G, unit);
  const factor = archeryFactor(G, unit) ?? 0;
  const modifiers: Modifier[] = factor === 0 ? [] : [['archery', factor]];
  const own = topAt(G, from);
  const target = topAt(G, hex);
  if (own === undefined || target === undefined) return modifiers;
  const [here, there] = [castle(G, own), castle(G, target)];
  if (hex !== from) {
    if (here > there) modifiers.push(['castleHigher', ARCHERY_MODIFIERS.castleHigher]);
    if (here < there) modifiers.push(['castleLower', ARCHERY_MODIFIERS.castleLower]);
  } else if (here >= COMMANDING_CASTLE) {
    if (G.squadrons[own].side === side) modifiers.push(['holdsCastle', ARCHERY_MODIFIERS.holdsCastle]);
    else modifiers.push(['facesCastle', ARCHERY_MODIFIERS.facesCastle]);
  }
  if (G.squadrons[target].chain && G.squadrons[target].side !== side) modifiers.push(['packedDecks', ARCHERY_MODIFIERS.packedDecks]);
  if (hex !== from && G.turn <= (SCENARIOS[G.scenario].darkUntil ?? 0)) modifiers.push(['darkness', ARCHERY_MODIFIERS.darkness]);
  return modifiers;
}

export const shoot = action({
  name: 'shoot',
  case: '8.2.2',
  args: [StepUnitArg, HexArg],
  refuse: (G, player, unit, hex) => cannotShoot(G, sideOf(player), unit) ?? outOfShot(G, sideOf(player), unit, hex),
  *choices(G, player) {
    const side = sideOf(player);
    const enemies = enemyHexes(G, side);
    for (const unit of [...(G.sally ? SQUADRON_IDS : (G.act?.squads ?? [])), ...MARINE_IDS]) {
      const from = hexOf(G, unit);
      if (from === null || cannotShoot(G, side, unit)) continue;
      if (enemies.has(from)) yield [unit, from] as const;
      if (G.sally) continue;
      for (const { hex } of waterAround(from)) if (enemies.has(hex) && !outOfRange(G, unit, hex)) yield [unit, hex] as const;
    }
  },
  perform(tools, player, unit, hex) {
    const { G } = tools;
    const target = topAt(G, hex);
    if (target === undefined) return;
    (G.sally ?? G.act)?.done.push(unit);
    resolveShot(tools, unit, hex, player);
    alarmAttacked(tools, target);
  },
});

/** Rolls for a shot (8.2.9). Step losses, Casualty Checks (8.2.11) and captures follow. */
function resolveShot({ G, dice, emit }: Tools, unit: string, hex: string, player: string): void {
  const modifiers = archeryModifiers(G, unit, hex);
  const die = dice.die(6);
  const total = die + sumOf(modifiers);
  const row = rowOf(ARCHERY, total);
  const { steps } = ARCHERY[row];
  const from = hexOf(G, unit) ?? hex;
  const at = from === hex ? [hex] : [from, hex];
  emit({
    key: 'shot',
    case: '8.2.9',
    by: player,
    at,
    who: [unit],
    values: { steps, ...sceneAt(G, hex) },
    roll: { dice: [die], modifiers, total, chart: 'archery', row },
  });
  const losses: Task = { do: 'losses', side: opponentOf(sideOf(player)), hex, steps, case: '8.2.10' };
  next(G, losses, ...casualtiesIn(G, hex), { do: 'captures', hex });
}

import { OFFICERS } from '../../data/intermediate.js';
import { CASUALTY, PARABLEMATA_SAVE } from '../../data/shooting.js';
import type { RuleCase } from '../../keys.js';
import type { Salamis } from '../../state.js';
import { loseOarsmen } from '../basics/damage.js';
import { hasScreens, ship, type Tools, typeOf } from '../basics/ships.js';
import { officerHit } from '../intermediate/officers.js';

/** Casualties [6.3, 6.4], and engines and towers knocked about [6.2]. */

type Troop = 'normal' | 'heavy' | 'archers';
const FALLS: { readonly [kind in 'marine' | 'archers' | 'heavy']: readonly Troop[] } = {
  marine: ['normal', 'heavy', 'archers'],
  archers: ['archers', 'normal', 'heavy'],
  heavy: ['heavy', 'normal', 'archers'],
};

/** One casualty: who falls is thrown for. */
export function casualty(tools: Tools, id: string): void {
  const { G, dice, emit } = tools;
  const die = dice.die(6);
  const kind = CASUALTY[die - 1];
  emit({ key: 'casualty', case: '6.3', who: [id], values: { kind }, roll: { dice: [die], chart: 'casualty' } });
  if (kind === 'oarsmen') {
    if (!isCovered(tools, id)) loseOarsmen(tools, id, 1, '6.3');
    return;
  }
  const vessel = ship(G, id);
  const troop = FALLS[kind].find((one) => vessel[one] > 0);
  if (troop) {
    vessel[troop] -= 1;
    emit({ key: 'menLost', case: '6.3', who: [id], values: { [troop]: 1 } });
  } else if (kind === 'marine') loseOarsmen(tools, id, 1, '6.3');
  if (kind === 'heavy' && vessel.flag) threatenOfficer(tools, id);
}

/** Decks and side screens shield the oarsmen [6.4]. */
function isCovered({ G, dice, emit }: Tools, id: string): boolean {
  const vessel = ship(G, id);
  if (typeOf(vessel).cataphract) return true;
  if (!hasScreens(vessel)) return false;
  const die = dice.die(6);
  const saved = die >= PARABLEMATA_SAVE;
  emit({ key: 'screens', case: '6.4', who: [id], values: { saved }, roll: { dice: [die] } });
  return saved;
}

function threatenOfficer(tools: Tools, id: string): void {
  const { dice, emit } = tools;
  const die = dice.die(6);
  emit({ key: 'officerAimed', case: '6.3', who: [id], values: { hit: die >= OFFICERS.shotHit }, roll: { dice: [die] } });
  if (die >= OFFICERS.shotHit) officerHit(tools, id);
}

/** Whether a ship has an engine that could be lost. */
const enginesOf = (G: Salamis, id: string): number => ship(G, id).ballistae.length + ship(G, id).engines;

/** Weapons that have shot, after a ballista is gone: those behind it move up. */
const renumbered = (shot: readonly string[], gone: number): string[] =>
  shot.flatMap((name) => {
    const index = name.startsWith('ballista:') ? Number(name.slice('ballista:'.length)) : -1;
    if (index === gone) return [];
    return index > gone ? `ballista:${index - 1}` : name;
  });

/** Destroys a ballista (drawn if there are several), else a heavy engine. @returns whether there was any */
export function loseEngine({ G, dice, emit }: Tools, id: string, ruleCase: RuleCase): boolean {
  if (!enginesOf(G, id)) return false;
  const vessel = ship(G, id);
  const { ballistae } = vessel;
  if (ballistae.length) {
    const gone = ballistae.length > 1 ? dice.die(ballistae.length) - 1 : 0;
    ballistae.splice(gone, 1);
    if (vessel.act?.shot) vessel.act.shot = renumbered(vessel.act.shot, gone);
  } else vessel.engines -= 1;
  emit({ key: 'engineLost', case: ruleCase, who: [id] });
  return true;
}

/** A tower comes down. @returns whether there was one */
export function loseTower({ G, emit }: Tools, id: string, ruleCase: RuleCase): boolean {
  const vessel = ship(G, id);
  if (!vessel.towers) return false;
  vessel.towers -= 1;
  emit({ key: 'towerLost', case: ruleCase, who: [id] });
  return true;
}

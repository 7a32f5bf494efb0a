import type { AreaId } from '../data/areas.js';
import { ARMY, ARMY_IDS } from '../data/armies.js';
import { areaOf, hexesOfArea, nationOf } from '../data/map.js';
import type { LandNation } from '../data/nations.js';
import { ENGLISH_REVOLT, IRISH_COLUMNS, IRISH_REVOLT, SCOTTISH_REVOLT } from '../data/tables.js';
import { enemyOf, HexArg, type HexId, type Side, UnitArg, type UnitId } from '../ids.js';
import { newArmy } from '../setup.js';
import type { Pending, Revolt, WarWithSpain } from '../state.js';
import { arrive } from './debarkation.js';
import { isHex } from './places.js';
import { action, by, type No, no, type Tools } from './tools.js';
import { hasArmy, hasShips, ownerOf, strengthOf } from './units.js';

/** Risings that a landing calls forth, and the loyal men who answer them [15.2, 15.3]. */

const COUNTRY: { readonly [revolt in Revolt]: { readonly nat: LandNation; readonly areas: readonly AreaId[]; readonly case: string } } = {
  irish: { nat: 'irishrebel', areas: ['IRE_U', 'IRE_M'], case: '15.23' },
  engcath: { nat: 'engcath', areas: ['ENG_N'], case: '15.32' },
  scotcath: { nat: 'scotcath', areas: ['SCO_H'], case: '15.33' },
  loyalirish: { nat: 'loyalirish', areas: ['IRE_C', 'IRE_L', 'IRE_P'], case: '15.24' },
  scotprot: { nat: 'scotprot', areas: ['SCO_L'], case: '15.34' },
};

const unitsOf = (nat: LandNation): UnitId[] => ARMY_IDS.filter((id) => ARMY[id].nat === nat);

/** Whether units of a side may appear in a hex: nowhere beside the enemy's [15.35]. */
const isFree = (view: WarWithSpain, side: Side, hex: HexId): boolean =>
  !hasArmy(view, enemyOf(side), hex) && !hasShips(view, enemyOf(side), hex);

const freeHexes = (view: WarWithSpain, side: Side, areas: readonly AreaId[]): HexId[] =>
  areas.flatMap((area) => hexesOfArea(area)).filter((hex) => isFree(view, side, hex));

/** Reads the tables of first landings, then has the risings placed one after the other. @returns whether a decision is awaited */
export function readRevolts(table: Tools): boolean {
  const { G } = table;
  const { landed } = G;
  if (landed.fresh.includes('ireland')) raiseIreland(table);
  if (landed.fresh.includes('britain')) raiseBritain(table);
  landed.fresh = [];
  for (let rising = landed.risings.shift(); rising; rising = landed.risings.shift()) {
    const { revolt, strength } = rising;
    const pending: Rising = { step: 'placeAllies', side: 'S', revolt, left: strength, placed: [] };
    if (!canPlace(G, pending)) continue;
    G.pending = pending;
    return true;
  }
  return false;
}

function raiseIreland({ G, dice, tell }: Tools): void {
  const army = Object.keys(G.land).filter((id) => ownerOf(G, id) === 'S' && isHex(G.land[id].at) && nationOf(G.land[id].at) === 'IRE');
  const landedStrength = strengthOf(G, army);
  const column = Math.max(0, IRISH_COLUMNS.filter((least) => least <= landedStrength).length - 1);
  const die = dice.die(6);
  const strength = IRISH_REVOLT[die - 1][column];
  G.landed.ireland = true;
  tell({
    key: 'irishRevolt',
    case: '15.21',
    by: by('S'),
    values: { landed: landedStrength, strength },
    roll: { dice: [die], chart: 'irish', row: die - 1 },
  });
  if (strength) G.landed.risings.push({ revolt: 'irish', strength });
}

function raiseBritain({ G, dice, tell }: Tools): void {
  const tables = [
    { revolt: 'engcath', chart: 'english', key: 'englishRevolt', case: '15.32', results: ENGLISH_REVOLT },
    { revolt: 'scotcath', chart: 'scottish', key: 'scottishRevolt', case: '15.33', results: SCOTTISH_REVOLT },
  ] as const;
  G.landed.britain = true;
  G.landed.musterDue = true;
  for (const { revolt, chart, key, case: ruleCase, results } of tables) {
    const die = dice.die(6);
    const strength = results[die - 1];
    tell({ key, case: ruleCase, by: by('S'), values: { strength }, roll: { dice: [die], chart, row: die - 1 } });
    if (strength) G.landed.risings.push({ revolt, strength });
  }
}

type Rising = Extract<Pending, { step: 'placeAllies' }>;

/** Units that may still be placed. */
export function alliesLeft(view: WarWithSpain, { side, revolt, left }: Rising): UnitId[] {
  const { nat } = COUNTRY[revolt];
  const waiting =
    side === 'S' ? unitsOf(nat).filter((id) => !view.land[id]) : revolt === 'loyalirish' ? view.landed.loyalIrish : view.landed.scotProt;
  return side === 'S' ? waiting.filter((id) => ARMY[id].cs <= left) : waiting;
}

/** Hexes where they may appear; of the loyal Irish, one in each province [15.24]. */
export function allyHexes(view: WarWithSpain, { side, revolt }: Rising): HexId[] {
  return freeHexes(view, side, revolt === 'loyalirish' ? view.landed.provinces : COUNTRY[revolt].areas);
}

const canPlace = (view: WarWithSpain, rising: Rising): boolean => alliesLeft(view, rising).length > 0 && allyHexes(view, rising).length > 0;

/** Loyal Irish and Scottish Protestants that are due; who finds no free hex waits for the next turn. @returns whether a decision is awaited */
export function placeLoyalists({ G }: Tools): boolean {
  for (const revolt of ['loyalirish', 'scotprot'] as const) {
    const left = revolt === 'loyalirish' ? G.landed.loyalIrish.length : G.landed.scotProt.length;
    const pending: Rising = { step: 'placeAllies', side: 'E', revolt, left, placed: [] };
    if (!canPlace(G, pending)) continue;
    G.pending = pending;
    return true;
  }
  return false;
}

function placeRefusal(view: WarWithSpain, rising: Rising, unit: UnitId, hex: HexId): No | undefined {
  const { revolt, side, left } = rising;
  const { nat, areas, case: ruleCase } = COUNTRY[revolt];
  if (ARMY[unit]?.nat !== nat) return no('notOfRising', ruleCase, { unit });
  if (view.land[unit]) return no('risenAlready', ruleCase, { unit });
  if (!alliesLeft(view, rising).includes(unit)) return no('tooStrong', ruleCase, { unit, left });
  const area = areaOf(hex);
  if (!area || !areas.includes(area)) return no('notTheirCountry', ruleCase, { hex });
  if (!isFree(view, side, hex)) return no('enemyUnits', '15.35', { hex });
  return allyHexes(view, rising).includes(hex) ? undefined : no('provinceHasOne', '15.24', { hex });
}

const placeAlly = action({
  name: 'placeAlly',
  case: '15.23',
  args: [UnitArg, HexArg],
  refuse(view, _player, unit, hex) {
    const { pending } = view;
    return pending?.step === 'placeAllies' ? placeRefusal(view, pending, unit, hex) : no('notNow', '15.23', { move: 'placeAlly' });
  },
  *choices(view) {
    const { pending } = view;
    if (pending?.step !== 'placeAllies') return;
    const hexes = allyHexes(view, pending);
    for (const unit of alliesLeft(view, pending)) for (const hex of hexes) yield [unit, hex];
  },
  perform(table, _player, unit, hex) {
    const { G, tell } = table;
    const { pending } = G;
    if (pending?.step !== 'placeAllies') return;
    const { side, revolt } = pending;
    G.land[unit] = newArmy(hex);
    tell({ key: 'rises', case: COUNTRY[revolt].case, by: by(side), at: [hex], who: [unit] });
    arrive(table, side, hex);
    pending.placed.push(unit);
    if (side === 'E') welcome(G, pending, unit, hex);
    else pending.left -= ARMY[unit].cs;
    if (side === 'E') G.pending = null;
    else if (!canPlace(G, pending)) close(table, pending);
  },
});

/** A loyal unit has its place. */
function welcome({ landed }: WarWithSpain, { revolt }: Rising, unit: UnitId, hex: HexId): void {
  if (revolt === 'scotprot') {
    landed.scotProt = landed.scotProt.filter((id) => id !== unit);
    return;
  }
  landed.loyalIrish = landed.loyalIrish.filter((id) => id !== unit);
  landed.provinces = landed.provinces.filter((area) => area !== areaOf(hex));
}

/** A rising is complete: where anybody rose, England gets its loyal men [15.24, 15.34]. */
function close({ G, tell }: Tools, { revolt, placed }: Rising): void {
  G.pending = null;
  tell({ key: 'risingEnds', case: COUNTRY[revolt].case, by: by('S'), values: { revolt, units: placed.length } });
  if (!placed.length) return;
  if (revolt === 'irish') Object.assign(G.landed, { loyalIrish: unitsOf('loyalirish'), provinces: [...COUNTRY.loyalirish.areas] });
  if (revolt === 'scotcath') G.landed.scotProt = unitsOf('scotprot');
}

const finishAllies = action({
  name: 'finishAllies',
  case: '15.22',
  final: true,
  args: [],
  refuse: (view) => (view.pending?.step === 'placeAllies' && view.pending.side === 'E' ? no('placeThemAll', '15.24') : undefined),
  *choices(view) {
    if (view.pending?.step === 'placeAllies' && view.pending.side === 'S') yield [];
  },
  perform(table) {
    const { pending } = table.G;
    if (pending?.step === 'placeAllies') close(table, pending);
  },
});

/** placeAlly, finishAllies */
export const allyActions = [placeAlly, finishAllies];

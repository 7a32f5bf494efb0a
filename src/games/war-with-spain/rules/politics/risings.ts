import { ARMY, ARMY_IDS } from '../../data/armies.js';
import { type AreaId, areaOf, hexesOfArea, type LandNation } from '../../data/map.js';
import { HexArg, type HexId, opponentOf, type Side, seatOf, UnitArg, type UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { type RuleCase, violation } from '../../keys.js';
import { newArmy } from '../../setup.js';
import type { Pending, Revolt, WarWithSpain } from '../../state.js';
import { arrive } from '../navalMovement/transport/landing.js';
import { action, type Tools } from '../tools.js';
import { firstOfEach, hasArmy, hasShips, printedKind } from '../units.js';

const COUNTRY: { readonly [revolt in Revolt]: { readonly nat: LandNation; readonly areas: readonly AreaId[]; readonly case: RuleCase } } = {
  irish: { nat: 'irishrebel', areas: ['IRE_U', 'IRE_M'], case: '15.23' },
  engcath: { nat: 'engcath', areas: ['ENG_N'], case: '15.32' },
  scotcath: { nat: 'scotcath', areas: ['SCO_H'], case: '15.33' },
  loyalirish: { nat: 'loyalirish', areas: ['IRE_C', 'IRE_L', 'IRE_P'], case: '15.24' },
  scotprot: { nat: 'scotprot', areas: ['SCO_L'], case: '15.34' },
};

const unitsOf = (nat: LandNation): UnitId[] => ARMY_IDS.filter((id) => ARMY[id].nat === nat);

const isFree = (view: WarWithSpain, side: Side, hex: HexId): boolean =>
  !hasArmy(view, opponentOf(side), hex) && !hasShips(view, opponentOf(side), hex);

const freeHexes = (view: WarWithSpain, side: Side, areas: readonly AreaId[]): HexId[] =>
  areas.flatMap((area) => hexesOfArea(area)).filter((hex) => isFree(view, side, hex));

export type Rising = Extract<Pending, { step: 'placeAllies' }>;

function alliesLeft(view: WarWithSpain, { side, revolt, left }: Rising): UnitId[] {
  const { nat } = COUNTRY[revolt];
  const waiting =
    side === 'S' ? unitsOf(nat).filter((id) => !view.land[id]) : revolt === 'loyalirish' ? view.landed.loyalIrish : view.landed.scotProt;
  return side === 'S' ? waiting.filter((id) => ARMY[id].cs <= left) : waiting;
}

/** Returns the hexes where a unit can be placed. Each province receives only one Loyal Irish unit [15.24]. */
function allyHexes(view: WarWithSpain, { side, revolt }: Rising): HexId[] {
  return freeHexes(view, side, revolt === 'loyalirish' ? view.landed.provinces : COUNTRY[revolt].areas);
}

export const canPlace = (view: WarWithSpain, rising: Rising): boolean =>
  alliesLeft(view, rising).length > 0 && allyHexes(view, rising).length > 0;

function placeRefusal(view: WarWithSpain, rising: Rising, unit: UnitId, hex: HexId): Violation | undefined {
  const { revolt, side, left } = rising;
  const { nat, areas, case: ruleCase } = COUNTRY[revolt];
  if (ARMY[unit]?.nat !== nat) return violation('notOfRising', ruleCase, { unit });
  if (view.land[unit]) return violation('risenAlready', ruleCase, { unit });
  if (!alliesLeft(view, rising).includes(unit)) return violation('tooStrong', ruleCase, { unit, left });
  const area = areaOf(hex);
  if (!area || !areas.includes(area)) return violation('notTheirCountry', ruleCase, { hex });
  if (!isFree(view, side, hex)) return violation('enemyUnits', '15.35', { hex });
  return allyHexes(view, rising).includes(hex) ? undefined : violation('provinceHasOne', '15.24', { hex });
}

export const placeAlly = action({
  name: 'placeAlly',
  case: '15.23',
  args: [UnitArg, HexArg],
  refuse(view, _player, unit, hex) {
    const { pending } = view;
    return pending?.step === 'placeAllies' ? placeRefusal(view, pending, unit, hex) : violation('notNow', '15.23', { move: 'placeAlly' });
  },
  *choices(view) {
    const { pending } = view;
    if (pending?.step !== 'placeAllies') return;
    const hexes = allyHexes(view, pending);
    for (const unit of firstOfEach(alliesLeft(view, pending), printedKind)) for (const hex of hexes) yield [unit, hex];
  },
  perform(tools, _player, unit, hex) {
    const { pending } = tools.G;
    if (pending?.step === 'placeAllies') place(tools, pending, unit, hex);
  },
});

function place(tools: Tools, rising: Rising, unit: UnitId, hex: HexId): void {
  const { G, emit } = tools;
  const { side, revolt } = rising;
  G.land[unit] = newArmy(hex);
  emit({ key: 'rises', case: COUNTRY[revolt].case, by: seatOf(side), at: [hex], who: [unit] });
  arrive(tools, side, hex);
  rising.placed.push(unit);
  if (side === 'E') {
    welcome(G, rising, unit, hex);
    G.pending = null;
    return;
  }
  rising.left -= ARMY[unit].cs;
  if (!canPlace(G, rising)) close(tools, rising);
}

/** Asks the owner to place units, unless there is only one way. */
export function callToArms(tools: Tools, rising: Rising): void {
  const units = alliesLeft(tools.G, rising);
  const hexes = allyHexes(tools.G, rising);
  if (rising.side === 'E' && units.length === 1 && hexes.length === 1) place(tools, rising, units[0], hexes[0]);
  else tools.G.pending = rising;
}

function welcome({ landed }: WarWithSpain, { revolt }: Rising, unit: UnitId, hex: HexId): void {
  if (revolt === 'scotprot') {
    landed.scotProt = landed.scotProt.filter((id) => id !== unit);
    return;
  }
  landed.loyalIrish = landed.loyalIrish.filter((id) => id !== unit);
  landed.provinces = landed.provinces.filter((area) => area !== areaOf(hex));
}

/** Ends a rising. If any rebel was placed, England receives its allies [15.24, 15.34]. */
function close({ G, emit }: Tools, { revolt, placed }: Rising): void {
  G.pending = null;
  emit({ key: 'risingEnds', case: COUNTRY[revolt].case, by: seatOf('S'), values: { revolt, units: placed.length } });
  if (!placed.length) return;
  if (revolt === 'irish') Object.assign(G.landed, { loyalIrish: unitsOf('loyalirish'), provinces: [...COUNTRY.loyalirish.areas] });
  if (revolt === 'scotcath') G.landed.scotProt = unitsOf('scotprot');
}

export const finishAllies = action({
  name: 'finishAllies',
  case: '15.22',
  final: true,
  args: [],
  refuse: (view) => (view.pending?.step === 'placeAllies' && view.pending.side === 'E' ? violation('placeThemAll', '15.24') : undefined),
  *choices(view) {
    if (view.pending?.step === 'placeAllies' && view.pending.side === 'S') yield [];
  },
  perform(tools) {
    const { pending } = tools.G;
    if (pending?.step === 'placeAllies') close(tools, pending);
  },
});

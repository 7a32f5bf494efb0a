import * as Type from '@sinclair/typebox';
import { type Answer, FAVOURS, type God } from '../../data/divineIntervention.js';
import { SEAS } from '../../data/movement.js';
import { angDiff, heading } from '../../geometry/angles.js';
import { dist2 } from '../../geometry/distance.js';
import { opponentOf, type Side } from '../../sides.js';
import type { Salamis, WindStrength } from '../../state.js';
import { inflict } from '../basics/damage.js';
import { baseOf, fleet, members, ship, type Tools, troops } from '../basics/ships.js';
import { strongestWind } from '../intermediate/weather.js';
import { leastSea, weatherIsFixed } from '../settingUp/scenarioRules.js';

/** What is asked of the gods, and what they give [3.1]. */

const strict = { additionalProperties: false };

/** Levels of the sea, up or down; a favour grants one of them. */
export const SeaWish = Type.Object({ levels: Type.Union([-2, -1, 1, 2].map((levels) => Type.Literal(levels))) }, strict);
/** A bearing for the wind to blow from and a change of its strength; a favour grants 45 degrees of the one, or the other. */
export const WindWish = Type.Object(
  {
    from: Type.Integer({ minimum: 0, maximum: 355, multipleOf: 5 }),
    strength: Type.Union([-1, 0, 1].map((by) => Type.Literal(by))),
    first: Type.Union([Type.Literal('from'), Type.Literal('strength')]),
  },
  strict,
);
export const SquadronWish = Type.Object({ squadron: Type.String() }, strict);
export const ShipWish = Type.Object({ ship: Type.String() }, strict);

export interface Wish {
  readonly levels?: number;
  readonly from?: number;
  readonly strength?: number;
  readonly first?: 'from' | 'strength';
  readonly squadron?: string;
  readonly ship?: string;
}

/** Everything but silence. */
type Word = Exclude<Answer, 'silence'>;

/** Carries out a god's answer for a side. */
export const ANSWERED: { readonly [god in God]: (tools: Tools, side: Side, wish: Wish, word: Word) => void } = {
  sea: seaAnswer,
  wind: windAnswer,
  war: warAnswer,
  craft: craftAnswer,
  healing: healingAnswer,
};

function seaAnswer(tools: Tools, side: Side, { levels = 0 }: Wish, word: Word): void {
  const { G, emit } = tools;
  if (word === 'offended') {
    const flagship = G.cinc[side];
    if (flagship !== null && ship(G, flagship).status === 'table') inflict(tools, flagship, FAVOURS.offendedDamage, '3.1');
    return;
  }
  const most = FAVOURS.seaLevels[word];
  const least = SEAS.indexOf(leastSea(G));
  const wanted = SEAS.indexOf(G.weather.sea) + Math.max(-most, Math.min(most, levels));
  G.weather.sea = SEAS[Math.max(least, Math.min(SEAS.length - 1, wanted))];
  emit({ key: 'godsSea', case: '3.1', values: { sea: G.weather.sea } });
}

const TO_EDGE = { N: 0, E: 90, S: 180, W: 270 } as const;

function windAnswer({ G, emit }: Tools, side: Side, { from = 0, strength = 0, first }: Wish, word: Word): void {
  const { weather } = G;
  if (word === 'offended') weather.from = TO_EDGE[G.baseEdge[opponentOf(side)]];
  if (word === 'great') weather.from = from;
  if (word === 'favour' && first === 'from') weather.from = turnTowards(weather.from, from);
  if (word === 'great' || (word === 'favour' && first === 'strength')) {
    weather.strength = Math.max(0, Math.min(strongestWind(G), weather.strength + strength)) as WindStrength;
  }
  emit({ key: 'godsWind', case: '3.1', values: { from: weather.from, strength: weather.strength } });
}

/** The bearing after a turn of up to 45 degrees the shorter way; clockwise where both are as long. */
function turnTowards(now: number, wanted: number): number {
  const step = Math.min(FAVOURS.windTurn, angDiff(now, wanted));
  return angDiff(heading(now + step), wanted) <= angDiff(heading(now - step), wanted) ? heading(now + step) : heading(now - step);
}

function warAnswer({ G, emit }: Tools, side: Side, { squadron = '' }: Wish, word: Word): void {
  if (word === 'offended') {
    const nearest = nearestToEnemy(G, side);
    if (nearest === undefined || G.squadrons[nearest].state !== 'steady') return;
    G.squadrons[nearest].state = 'shaken';
    emit({ key: 'godsShake', case: '3.1', values: { squadron: nearest } });
    return;
  }
  G.libations.boardBonus[squadron] = FAVOURS.boarding[word];
  emit({ key: 'godsInspire', case: '3.1', values: { squadron, by: FAVOURS.boarding[word] } });
}

/** The squadron with the ship nearest to an enemy; of equals the first. */
function nearestToEnemy(G: Salamis, side: Side): string | undefined {
  const enemies = fleet(G, opponentOf(side)).map((id) => baseOf(ship(G, id)));
  const own = Object.keys(G.squadrons).filter((sq) => G.squadrons[sq].side === side && members(G, sq).length > 0);
  const distance = (sq: string) => Math.min(...members(G, sq).flatMap((id) => enemies.map((enemy) => dist2(baseOf(ship(G, id)), enemy))));
  return own.map((sq) => ({ sq, far: distance(sq) })).sort((a, b) => a.far - b.far)[0]?.sq;
}

function craftAnswer({ G, emit }: Tools, side: Side, _wish: Wish, word: Word): void {
  if (G.cinc[side] === null) return;
  const before = G.ti[side];
  const by = word === 'offended' ? -FAVOURS.initiative.offended : FAVOURS.initiative[word];
  G.ti[side] = Math.max(0, Math.min(G.ti0[side], before + by));
  emit({ key: 'godsInitiative', case: '3.1', values: { side, by: G.ti[side] - before } });
}

function healingAnswer(tools: Tools, side: Side, wish: Wish, word: Word): void {
  const { G } = tools;
  if (word === 'offended') {
    const crowded = [...fleet(G, side)].sort((a, b) => troops(ship(G, b)) - troops(ship(G, a)))[0];
    if (crowded === undefined) return;
    ship(G, crowded).disordered = true;
    tools.emit({ key: 'godsDisorder', case: '3.1', who: [crowded] });
    return;
  }
  if (word === 'great') {
    for (const [sq, squadron] of Object.entries(G.squadrons)) if (squadron.side === side) steady(tools, sq);
    for (const id of fleet(G, side)) putOut(tools, id, false);
    return;
  }
  if (wish.squadron !== undefined) steady(tools, wish.squadron);
  else if (wish.ship !== undefined) putOut(tools, wish.ship, true);
}

function steady({ G, emit }: Tools, sq: string): void {
  if (G.squadrons[sq].state !== 'shaken') return;
  G.squadrons[sq].state = 'steady';
  emit({ key: 'godsSteady', case: '3.1', values: { squadron: sq } });
}

/** Fires are out; with `pests` so are snakes and bees. */
function putOut({ G, emit }: Tools, id: string, pests: boolean): void {
  const vessel = ship(G, id);
  if (!vessel.fire && !(pests && vessel.pests)) return;
  vessel.fire = 0;
  delete vessel.greek;
  if (pests) vessel.pests = null;
  emit({ key: 'godsHeal', case: '3.1', who: [id] });
}

/** Gods of sea and wind are silent where a scenario has settled the weather. */
export const isDeaf = (G: Salamis, god: God): boolean => (god === 'sea' || god === 'wind') && weatherIsFixed(G);

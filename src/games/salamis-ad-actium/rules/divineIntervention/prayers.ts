import * as Type from '@sinclair/typebox';
import { ANSWER_UP_TO, type Answer, FAVOURS, GODS, type God, LIBATIONS } from '../../data/intermediate.js';
import { SEAS } from '../../data/movement.js';
import { angDiff, dist2, heading } from '../../geometry/shapes.js';
import { opponentOf, type Side, sideOf } from '../../sides.js';
import type { Salamis, WindStrength } from '../../state.js';
import { inflict } from '../basics/damage.js';
import { action, baseOf, fleet, members, ship, type Tools, troops, type Violation, violation } from '../basics/ships.js';
import { strongestWind } from '../intermediate/fires.js';
import { isRouted } from '../intermediate/officers.js';
import { leastSea, weatherIsFixed } from '../settingUp/scenarioRules.js';

// Prayers and the gods' answers [3.1].

const strict = { additionalProperties: false };

/** Change of the sea state, in levels. A favour grants only one level. */
const SeaWish = Type.Object({ levels: Type.Union([-2, -1, 1, 2].map((levels) => Type.Literal(levels))) }, strict);
/** Wish for the wind. A favour grants only the change named by `first`, and a turn of at most 45 degrees. */
const WindWish = Type.Object(
  {
    from: Type.Integer({ minimum: 0, maximum: 355, multipleOf: 5 }),
    strength: Type.Union([-1, 0, 1].map((by) => Type.Literal(by))),
    first: Type.Union([Type.Literal('from'), Type.Literal('strength')]),
  },
  strict,
);
const SquadronWish = Type.Object({ squadron: Type.String() }, strict);
const ShipWish = Type.Object({ ship: Type.String() }, strict);

export interface Wish {
  readonly levels?: number;
  readonly from?: number;
  readonly strength?: number;
  readonly first?: 'from' | 'strength';
  readonly squadron?: string;
  readonly ship?: string;
}

type Word = Exclude<Answer, 'silence'>;

/** Carry out each god's answer. */
const ANSWERED: { readonly [god in God]: (tools: Tools, side: Side, wish: Wish, word: Word) => void } = {
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

/** Returns a bearing turned by up to 45 degrees, the shorter way round; clockwise in a tie. */
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

/** Returns the squadron nearest to the enemy; in a tie, the first. */
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

/** Puts out fires; with `pests` also removes snakes and bees. */
function putOut({ G, emit }: Tools, id: string, pests: boolean): void {
  const vessel = ship(G, id);
  if (!vessel.fire && !(pests && vessel.pests)) return;
  vessel.fire = 0;
  delete vessel.greek;
  if (pests) vessel.pests = null;
  emit({ key: 'godsHeal', case: '3.1', who: [id] });
}

/** Whether a god is always silent, as those of sea and wind are if the scenario fixes the weather. */
export const isDeaf = (G: Salamis, god: God): boolean => (god === 'sea' || god === 'wind') && weatherIsFixed(G);

// Divine intervention [3]: libations.

const GodArg = Type.Union(GODS.map((god) => Type.Literal(god)));
const WishArg = Type.Optional(Type.Union([SeaWish, WindWish, SquadronWish, ShipWish, Type.Object({}, { additionalProperties: false })]));

const ASKED: { readonly [god in God]: readonly (keyof Wish)[] } = {
  sea: ['levels'],
  wind: ['from'],
  war: ['squadron'],
  craft: [],
  healing: ['squadron', 'ship'],
};

/** Whether no order was given in this Action Phase. */
function nothingDone(G: Salamis, side: Side): boolean {
  const ordered = fleet(G, side).some((id) => {
    const { act } = G.ships[id];
    return act !== null && (!act.entered || act.done) && !isRouted(G, id);
  });
  const entered = Object.values(G.squadrons).some((squadron) => squadron.side === side && squadron.tried);
  const toggled = Object.values(G.forts).some(({ owner, boom }) => owner === side && boom?.toggled);
  return G.step === 'move' && !ordered && !entered && !toggled;
}

function pouringRefusal(view: Salamis, side: Side): Violation | undefined {
  if (!view.options.libations) return violation('noLibations', '3.1');
  if (view.libations.left[side] < 1) return violation('libationsPoured', '3.1');
  if (view.libations.thisTurn[side]) return violation('libationThisTurn', '3.1');
  return nothingDone(view, side) ? undefined : violation('libationFirst', '3.1');
}

function wishRefusal(view: Salamis, side: Side, god: God, wish: Wish): Violation | undefined {
  const given = Object.keys(wish) as (keyof Wish)[];
  const asked = ASKED[god];
  if (asked.length ? !given.some((key) => asked.includes(key)) : given.length > 0) return violation('wrongWish', '3.1', { god });
  if (wish.squadron !== undefined && !isOwnSquadron(view, side, wish.squadron))
    return violation('notYours', '3.1', { squadron: wish.squadron });
  if (wish.ship !== undefined && !fleet(view, side).includes(wish.ship)) return violation('notYours', '3.1', { ship: wish.ship });
  return undefined;
}

const isOwnSquadron = (G: Salamis, side: Side, sq: string): boolean =>
  Object.hasOwn(G.squadrons, sq) && G.squadrons[sq].side === side && members(G, sq).length > 0;

const QUARTERS = [0, 90, 180, 270];

function* prayers(G: Salamis, side: Side): Generator<readonly [God, Type.Static<typeof WishArg>]> {
  const squadrons = Object.keys(G.squadrons).filter((sq) => isOwnSquadron(G, side, sq));
  for (const levels of [-2, 2]) yield ['sea', { levels }];
  for (const from of QUARTERS) yield ['wind', { from, strength: 0, first: 'from' }];
  for (const squadron of squadrons) yield ['war', { squadron }];
  if (G.ti[side] < G.ti0[side]) yield ['craft', {}];
  for (const squadron of squadrons.filter((sq) => G.squadrons[sq].state === 'shaken')) yield ['healing', { squadron }];
  for (const ship of fleet(G, side).filter((id) => G.ships[id].fire || G.ships[id].pests)) yield ['healing', { ship }];
}

export const answerTo = (total: number): Answer => {
  if (total <= ANSWER_UP_TO.offended) return 'offended';
  if (total <= ANSWER_UP_TO.silence) return 'silence';
  return total <= ANSWER_UP_TO.favour ? 'favour' : 'great';
};

export const libation = action({
  name: 'libation',
  case: '3.1',
  args: [GodArg, WishArg],
  refuse(view, player, god, wish = {}) {
    const side = sideOf(view, player);
    return pouringRefusal(view, side) ?? wishRefusal(view, side, god, wish);
  },
  *choices(view, player) {
    const side = sideOf(view, player);
    if (pouringRefusal(view, side)) return;
    for (const [god, wish] of prayers(view, side)) if (!wishRefusal(view, side, god, wish ?? {})) yield [god, wish];
  },
  perform(tools, player, god, wish = {}) {
    const { G, dice, emit } = tools;
    const side = sideOf(G, player);
    const { libations } = G;
    const die = dice.die(10);
    const before = libations.poured[side] * LIBATIONS.repeat;
    const answer = isDeaf(G, god) ? 'silence' : answerTo(die + before);
    libations.left[side] -= 1;
    libations.poured[side] += 1;
    libations.thisTurn[side] = true;
    emit({
      key: 'libation',
      case: '3.1',
      by: player,
      values: { god, answer },
      roll: { dice: [die], ...(before && { modifiers: [['poured', before] as const] }), total: die + before, chart: 'libation' },
    });
    if (answer !== 'silence') ANSWERED[god](tools, side, wish, answer);
  },
});

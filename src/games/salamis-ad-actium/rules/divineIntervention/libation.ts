import * as Type from '@sinclair/typebox';
import { ANSWER_UP_TO, type Answer, GODS, type God, LIBATIONS } from '../../data/divineIntervention.js';
import { type Side, sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { action, fleet, members, type Violation, violation } from '../basics/ships.js';
import { isRouted } from '../intermediate/courage.js';
import { ANSWERED, isDeaf, SeaWish, ShipWish, SquadronWish, WindWish, type Wish } from './prayers.js';

/** Divine intervention [3]: libations. */

const GodArg = Type.Union(GODS.map((god) => Type.Literal(god)));
const WishArg = Type.Optional(Type.Union([SeaWish, WindWish, SquadronWish, ShipWish, Type.Object({}, { additionalProperties: false })]));

/** What each god has to be asked for. */
const ASKED: { readonly [god in God]: readonly (keyof Wish)[] } = {
  sea: ['levels'],
  wind: ['from'],
  war: ['squadron'],
  craft: [],
  healing: ['squadron', 'ship'],
};

/** Whether the side's Action Phase has just begun: nothing has been ordered yet. */
function nothingDone(G: Salamis, side: Side): boolean {
  const ordered = fleet(G, side).some((id) => {
    const { act } = G.ships[id];
    return act !== null && (!act.entered || act.done) && !isRouted(G, id);
  });
  const entered = Object.values(G.squadrons).some((squadron) => squadron.side === side && squadron.tried);
  const toggled = Object.values(G.forts).some(({ owner, boom }) => owner === side && boom?.toggled);
  return G.step === 'move' && !ordered && !entered && !toggled;
}

/** Why a side may not pour now, to whatever god. */
function pouringRefusal(view: Salamis, side: Side): Violation | undefined {
  if (!view.options.libations) return violation('noLibations', '3.1');
  if (view.libations.left[side] < 1) return violation('libationsPoured', '3.1');
  if (view.libations.thisTurn[side]) return violation('libationThisTurn', '3.1');
  return nothingDone(view, side) ? undefined : violation('libationFirst', '3.1');
}

/** Why a god is not asked for this. */
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

/** A few prayers of every kind that could be of use. */
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

import * as Type from '@sinclair/typebox';
import { BOARDING } from '../../data/boarding.js';
import { MOVEMENT } from '../../data/movement.js';
import { type Side, sideOf } from '../../sides.js';
import type { Salamis, Ship } from '../../state.js';
import { countLoss } from '../basics/damage.js';
import {
  action,
  broughtBy,
  fighters,
  fightingOarsmen,
  linksOf,
  loadOf,
  otherEnd,
  ship,
  squadronId,
  type Tools,
  typeOf,
  type Violation,
  violation,
} from '../basics/ships.js';
import { officerLeaves } from '../intermediate/officers.js';
import { nextName } from '../points/outfit.js';
import { tongueOfSquadron } from '../settingUp/squadrons.js';

// Captured ships and prize crews [8.5].

export interface Party {
  readonly heavy?: number;
  readonly normal?: number;
  readonly archers?: number;
  readonly oarsmen?: number;
}

export const Factors = Type.Optional(Type.Integer({ minimum: 0, maximum: 200 }));
const PartyArg = Type.Object({ heavy: Factors, normal: Factors, archers: Factors, oarsmen: Factors }, { additionalProperties: false });

export const partySize = ({ heavy = 0, normal = 0, archers = 0, oarsmen = 0 }: Party): number => heavy + normal + archers + oarsmen;

const hasParty = (vessel: Ship, { heavy = 0, normal = 0, archers = 0, oarsmen = 0 }: Party): boolean =>
  heavy <= vessel.heavy && normal <= vessel.normal && archers <= vessel.archers && oarsmen <= fightingOarsmen(vessel);

/** Returns one factor of the least valuable men; undefined if there are none. */
export function defaultCrew(vessel: Ship): Party | undefined {
  if (vessel.normal) return { normal: BOARDING.prizeCrew };
  if (vessel.archers) return { archers: BOARDING.prizeCrew };
  if (vessel.heavy) return { heavy: BOARDING.prizeCrew };
  return fightingOarsmen(vessel) ? { oarsmen: BOARDING.prizeCrew } : undefined;
}

export const canSpareCrew = (vessel: Ship): boolean => fighters(vessel) > 0;

/** Moves men between ships. On another ship, fighting oarsmen become troops of their kind [1.8]. */
export function moveParty(from: Ship, to: Ship, { heavy = 0, normal = 0, archers = 0, oarsmen = 0 }: Party): void {
  from.heavy -= heavy;
  from.normal -= normal;
  from.archers -= archers;
  from.oarsmen -= oarsmen;
  const kind = typeOf(from).fightingOars === 'heavy' ? 'heavy' : 'normal';
  to.heavy += heavy;
  to.normal += normal;
  to.archers += archers;
  to[kind] += oarsmen;
}

export const mostAboard = (vessel: Ship): number => Math.floor((typeOf(vessel).capacity * MOVEMENT.loadLimitPct) / 100);

/** Whether a prize has room. Spare oarsmen stay aboard and may fill its deck [5.7]. */
export const hasRoom = (vessel: Ship): boolean => loadOf(vessel) < mostAboard(vessel);

function nameUnnamed(G: Salamis, id: string): void {
  const vessel = ship(G, id);
  const tongue = tongueOfSquadron(G, vessel.sq);
  if (vessel.name !== undefined || tongue === undefined) return;
  vessel.name = nextName(tongue, broughtBy(G, id), new Set(G.order.map((other) => ship(G, other).name)));
}

/**
 * Captures a ship: removes troops, officer and links to the captors, and asks for a prize crew [8.5].
 * @param undefended whether it falls only because no fighters are left [8.2]
 */
export function take(tools: Tools, id: string, by: string, undefended = false): void {
  const { G, emit } = tools;
  const vessel = ship(G, id);
  const captor = ship(G, by);
  nameUnnamed(G, id);
  const prisoners = vessel.heavy + vessel.normal + vessel.archers;
  emit({ key: 'captured', case: '8.5', who: [id, by], values: { prisoners, ...(undefended && { undefended }) } });
  countLoss(G, id, 'captured');
  officerLeaves(tools, id, 'captured');
  vessel.heavy = 0;
  vessel.normal = 0;
  vessel.archers = 0;
  vessel.side = null;
  vessel.prize = null;
  vessel.act = null;
  for (const [link, bond] of linksOf(G, id)) {
    if (bond.kind === 'tow' || ship(G, otherEnd(bond, id)).side === captor.side) delete G.links[link];
  }
  if (canSpareCrew(captor) && hasRoom(vessel)) G.boarding?.captures.push({ ship: id, by });
  else emit({ key: 'derelict', case: '8.5', who: [id] });
}

function man(tools: Tools, id: string, by: string, party: Party): void {
  const { G, emit } = tools;
  const [prize, captor] = [ship(G, id), ship(G, by)];
  moveParty(captor, prize, party);
  prize.side = captor.side;
  prize.prize = squadronId(G, by);
  prize.crew = 'raw';
  for (const [link, bond] of linksOf(G, id)) {
    if (bond.kind === 'tow' && ship(G, otherEnd(bond, id)).side !== captor.side) delete G.links[link];
  }
  emit({ key: 'prizeCrew', case: '8.5', who: [id, by], values: { factors: partySize(party) } });
}

/** Captures a derelict without a roll [8.1]. */
export function boardDerelict(tools: Tools, by: string, id: string): void {
  const party = defaultCrew(ship(tools.G, by));
  if (party) man(tools, id, by, party);
}

const captureOf = (G: Salamis, id: string) => G.boarding?.captures.find((capture) => capture.ship === id);

export function captor(G: Salamis): Side | undefined {
  const [capture] = G.boarding?.captures ?? [];
  return capture === undefined ? undefined : (ship(G, capture.by).side ?? undefined);
}

function prizeRefusal(view: Salamis, player: string, id: string): Violation | undefined {
  const capture = captureOf(view, id);
  return capture && ship(view, capture.by).side === sideOf(view, player) ? undefined : violation('noPrize', '8.5', { ship: id });
}

function settle(G: Salamis, id: string): void {
  if (G.boarding) G.boarding.captures = G.boarding.captures.filter((capture) => capture.ship !== id);
}

export const prizeCrew = action({
  name: 'prizeCrew',
  case: '8.5',
  final: true,
  args: [Type.String(), PartyArg],
  refuse(view, player, id, party) {
    const wrong = prizeRefusal(view, player, id);
    if (wrong) return wrong;
    const by = captureOf(view, id)?.by ?? id;
    if (!hasParty(ship(view, by), party)) return violation('notSoMany', '8.5', { ship: by });
    if (partySize(party) < BOARDING.prizeCrew) return violation('emptyParty', '8.5', { ship: by });
    const most = mostAboard(ship(view, id));
    return loadOf(ship(view, id)) + partySize(party) > most ? violation('deckFull', '5.7', { ship: id, most }) : undefined;
  },
  *choices(view, player) {
    const capture = view.boarding?.captures[0];
    if (!capture || prizeRefusal(view, player, capture.ship)) return;
    const from = ship(view, capture.by);
    const kinds = { normal: from.normal, archers: from.archers, heavy: from.heavy, oarsmen: fightingOarsmen(from) };
    for (const [kind, men] of Object.entries(kinds)) {
      const most = Math.min(3, men, mostAboard(ship(view, capture.ship)) - loadOf(ship(view, capture.ship)));
      for (let factors = 1; factors <= most; factors++) yield [capture.ship, { [kind]: factors }];
    }
  },
  perform(tools, _player, id, party) {
    const capture = captureOf(tools.G, id);
    if (!capture) return;
    man(tools, id, capture.by, party);
    settle(tools.G, id);
  },
});

export const abandonPrize = action({
  name: 'abandonPrize',
  case: '8.5',
  final: true,
  args: [Type.String()],
  refuse: (view, player, id) => prizeRefusal(view, player, id),
  choices(view, player) {
    const capture = view.boarding?.captures[0];
    return capture && !prizeRefusal(view, player, capture.ship) ? [[capture.ship]] : [];
  },
  perform({ G, emit }, _player, id) {
    settle(G, id);
    emit({ key: 'derelict', case: '8.5', who: [id] });
  },
});

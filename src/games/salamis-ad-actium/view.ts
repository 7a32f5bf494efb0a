import type { PlayerID } from '../../kit/rules.js';
import { campaignView } from './campaign/rules/fleets.js';
import { hidesNames, isUnseenShip } from './rules/settingUp/sight.js';
import { standIn } from './rules/settingUp/squadrons.js';
import { sealed, without } from './secrecy.js';
import { opponentOf, SIDES, type Side, seatOf, sideOf } from './sides.js';
import type { Secret } from './state/secret.js';
import type { Salamis } from './state.js';

// What each side sees [2.8, 2.9].

export function awaiting(G: Salamis): Record<PlayerID, string> {
  if (G.result || !G.await) return {};
  const { kind, sides } = G.await;
  return Object.fromEntries(sides.map((side) => [seatOf(G, side), kind]));
}

function hiddenShips(G: Salamis, strangers: readonly Side[]): Set<string> {
  if (!G.options.hiddenReserves) return new Set();
  return new Set(
    G.order.filter((id) => {
      const { sq } = G.ships[id];
      return isUnseenShip(G, id) && strangers.includes(G.squadrons[sq].side);
    }),
  );
}

function pair<T>(answers: readonly [Secret<T>, Secret<T>], strangers: readonly Side[]): [Secret<T>, Secret<T>] {
  const one = (side: Side): Secret<T> => (strangers.includes(side) ? sealed(answers[side]) : answers[side]);
  return [one(0), one(1)];
}

export function view(G: Salamis, player: PlayerID | null): Salamis {
  const strangers = player === null ? SIDES : [opponentOf(sideOf(G, player))];
  const ships = hiddenShips(G, strangers);
  const seen = G.order.filter((id) => !ships.has(id));
  const shown = new Set(seen.map((id) => G.ships[id].sq));
  const squadrons = without(G.squadrons, (sq) => ships.size > 0 && strangers.includes(G.squadrons[sq].side) && !shown.has(sq));
  for (const [sq, squadron] of Object.entries(squadrons)) {
    if (!strangers.includes(squadron.side)) continue;
    squadrons[sq] = {
      ...squadron,
      name: hidesNames(G, squadron.side) ? standIn(G, sq) : squadron.name,
      size0: G.options.hiddenReserves ? seen.filter((id) => G.ships[id].sq === sq).length : squadron.size0,
      flagship: squadron.flagship !== null && ships.has(squadron.flagship) ? null : squadron.flagship,
      allied: squadron.allied && { loyalty: null },
    };
  }
  const { fleet, seize, board } = G.secret;
  const left = (side: Side): string[] => (strangers.includes(side) && G.options.hiddenReserves ? [] : (G.deploy?.left[side] ?? []));
  return {
    ...G,
    order: seen,
    ships: ships.size ? renamed(G, seen, strangers) : G.ships,
    squadrons,
    cinc: [knownCinc(G, ships, 0), knownCinc(G, ships, 1)],
    deploy: G.deploy && { ...G.deploy, left: [left(0), left(1)] },
    camp: G.camp && campaignView(G.camp, player === null ? null : sideOf(G, player)),
    secret: { fleet: pair(fleet, strangers), seize: pair(seize, strangers), board: pair(board, strangers) },
  };
}

/** Returns the ships, with substitute names for officers of a side with hidden squadrons. */
function renamed(G: Salamis, seen: readonly string[], strangers: readonly Side[]): Salamis['ships'] {
  const hiding = strangers.filter((side) => hidesNames(G, side));
  return Object.fromEntries(
    seen.map((id) => {
      const { flag, sq } = G.ships[id];
      const known = !flag || !hiding.includes(G.squadrons[sq].side);
      return [id, known ? G.ships[id] : { ...G.ships[id], flag: { ...flag, name: standIn(G, sq) } }];
    }),
  );
}

const knownCinc = (G: Salamis, hidden: ReadonlySet<string>, side: Side): string | null => {
  const id = G.cinc[side];
  return id !== null && hidden.has(id) ? null : id;
};

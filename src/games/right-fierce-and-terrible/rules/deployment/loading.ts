import { LEADER_IDS, LEADERS, MARINE_IDS, MARINES, SQUADRON_IDS, SQUADRONS } from '../../data/units.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import { type Side, type Sluys, sideOf } from '../../state.js';
import { action, SquadronArg, UnitArg } from '../args.js';
import { deckOf, isMarine, isSquadron, leadersOn, marineRoom, marinesOn, sideOfUnit, stackOf } from '../forces.js';

export const ashore = (G: Sluys, unit: string): boolean => (isMarine(unit) ? G.marines : G.leaders)[unit].aboard === null;

/** Leaders who take part, of one side. */
const leadersIn = (G: Sluys, side: Side): string[] =>
  LEADER_IDS.filter((id) => LEADERS[id].side === side && G.leaders[id].status !== 'unused');

export const menOf = (G: Sluys, side: Side): string[] => [...MARINE_IDS.filter((id) => MARINES[id].side === side), ...leadersIn(G, side)];

const onMapOrReserve = (G: Sluys, id: string): boolean => G.squadrons[id].status === 'map' || G.squadrons[id].status === 'reserve';

/** 12.1: two marine units a squadron, four a chain; leaders with their own command; the Queen anywhere but with the King. */
function badLoad(G: Sluys, unit: string, squadron: string): Violation | undefined {
  if (!onMapOrReserve(G, squadron)) return violation('placeShipFirst', '12.1', { unit: squadron });
  const deck = deckOf(G, squadron);
  const side = sideOfUnit(G, unit);
  if (isMarine(unit)) {
    const room = marineRoom(G, deck);
    return marinesOn(G, deck, side).length < room ? undefined : violation('deckFull', '3.3.5', { unit: squadron, room });
  }
  const aboard = leadersOn(G, deck);
  if (unit === 'queen') return aboard.includes('edward') ? violation('notWithTheKing', '12.1') : undefined;
  if (unit === 'edward' && aboard.includes('queen')) return violation('notWithTheKing', '12.1');
  const { command } = LEADERS[unit];
  const fits = stackOf(G, deck).some((id) => G.squadrons[id].command === command);
  return fits || command === null ? undefined : violation('ownCommand', '12.1', { unit, command });
}

function notToLoad(G: Sluys, player: string, unit: string, squadron: string): Violation | undefined {
  const side = sideOf(player);
  if (isSquadron(unit) || !menOf(G, side).includes(unit)) return violation('notYours', '12.1', { unit });
  if (G.squadrons[squadron].side !== side) return violation('notYours', '12.1', { unit: squadron });
  return ashore(G, unit) ? undefined : violation('loadedAlready', '12.1', { unit });
}

export function embark(G: Sluys, unit: string, squadron: string): void {
  (isMarine(unit) ? G.marines : G.leaders)[unit].aboard = deckOf(G, squadron);
}

export function disembark(G: Sluys, unit: string): void {
  (isMarine(unit) ? G.marines : G.leaders)[unit].aboard = null;
}

export const load = action({
  name: 'load',
  case: '12.1',
  args: [UnitArg, SquadronArg],
  refuse: (G, player, unit, squadron) => notToLoad(G, player, unit, squadron) ?? badLoad(G, unit, squadron),
  *choices(G, player) {
    const side = sideOf(player);
    for (const unit of menOf(G, side)) {
      if (!ashore(G, unit)) continue;
      for (const id of SQUADRON_IDS) if (SQUADRONS[id].side === side && !badLoad(G, unit, id)) yield [unit, id] as const;
    }
  },
  perform({ G, emit }, player, unit, squadron) {
    embark(G, unit, squadron);
    emit({ key: 'loaded', case: '12.1', by: player, who: [unit, squadron] });
  },
});

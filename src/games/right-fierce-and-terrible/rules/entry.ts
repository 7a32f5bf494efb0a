import { ZONES } from '../data/map.js';
import { ENTRY_COST } from '../data/tables.js';
import { violation } from '../keys.js';
import type { Sluys, Zone } from '../state.js';
import { action, HexArg, SquadronArg } from './args.js';
import { alarm } from './dormancy.js';
import { occupied, topAt } from './forces.js';
import { testCommand } from './squadronCommand.js';

export function entryHexes(G: Sluys, zone: Zone | null): string[] {
  const taken = occupied(G);
  const zones = zone ? [zone] : G.options.zones;
  return zones.flatMap((id) => ZONES[id]).filter((hex) => !taken.has(hex));
}

export const placeEntry = action({
  name: 'placeEntry',
  case: '1.4.5',
  args: [SquadronArg, HexArg],
  refuse(G, _player, id, hex) {
    const { act } = G;
    if (!act?.toPlace.includes(id)) return violation('notEntering', '1.4.5', { unit: id });
    if (entryHexes(G, act.zone).includes(hex)) return undefined;
    if (topAt(G, hex)) return violation('occupied', '3.1.1', { hex });
    if (act.zone && G.options.zones.some((zone) => ZONES[zone].includes(hex))) return violation('otherZone', '1.4.5', { hex });
    return violation('notRedZone', '1.4.5', { hex });
  },
  *choices(G) {
    const { act } = G;
    if (!act?.toPlace.length) return;
    const hexes = entryHexes(G, act.zone);
    for (const id of act.toPlace) for (const hex of hexes) yield [id, hex] as const;
  },
  perform(tools, player, id, hex) {
    const { G, emit } = tools;
    const { act } = G;
    if (!act) return;
    const squadron = G.squadrons[id];
    squadron.hex = hex;
    squadron.status = 'map';
    act.toPlace = act.toPlace.filter((other) => other !== id);
    act.squads.push(id);
    act.zone ??= G.options.zones.find((zone) => ZONES[zone].includes(hex)) ?? null;
    act.moved[id] = { spent: ENTRY_COST, last: 0, hexes: 0 };
    emit({ key: 'entered', case: '1.4.5', by: player, at: [hex], who: [id] });
    alarm(tools, id);
    if (entryHexes(G, act.zone).length === 0) act.toPlace = [];
    if (act.toPlace.length === 0) testCommand(G, act);
  },
});

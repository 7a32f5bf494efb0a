import * as Type from '@sinclair/typebox';
import { terrainAt, waterAround } from '../data/map.js';
import { MARINES_PER_HEX } from '../data/tables.js';
import type { Violation } from '../keys.js';
import { violation } from '../keys.js';
import { opponentOf, type Sluys } from '../state.js';
import { next } from './activation.js';
import { action, HexArg, ManArg, SquadronArg } from './args.js';
import { sinkInShallows } from './damage.js';
import { alarm } from './dormancy.js';
import { deckOf, freeLeadersOn, isActive, isMarine, leadersOn, marinesOn, sails, stackOf, topAt } from './forces.js';
import { isGrappled } from './grapples.js';

function cannotCut(G: Sluys, id: string): Violation | undefined {
  const { act } = G;
  const { chain, hex, side } = G.squadrons[id];
  if (act?.toPlace.length) return violation('placeFirst', '1.4.5');
  if (!chain) return violation('notChained', '3.2.3', { unit: id });
  const top = deckOf(G, id);
  if (!act || hex === null || !isActive(G, top)) return violation('notActive', '5.1.2', { unit: id });
  if (isGrappled(G, hex)) return violation('grappled', '3.2.3', { unit: id });
  const enemy = opponentOf(side);
  if (marinesOn(G, top, enemy).length > 0 || freeLeadersOn(G, top, enemy).length > 0) return violation('boarded', '3.2.3', { unit: id });
  if (act.segment === 'maneuver' && sails(id)) return violation('underSail', '2.1.8', { unit: id });
  return undefined;
}

/** Returns the units aboard that the owner may divide, including captives. */
const crew = (G: Sluys, top: string): string[] => [...marinesOn(G, top, G.squadrons[top].side), ...leadersOn(G, top)];

const freeWater = (G: Sluys, hex: string): string[] =>
  waterAround(hex)
    .map((beside) => beside.hex)
    .filter((beside) => !topAt(G, beside));

/** Yields groups of units that may leave with a squadron, such that both squadrons have at most two marine units. */
function* divisions(men: readonly string[]): Generator<string[]> {
  for (let mask = 0; mask < 2 ** men.length; mask++) {
    const leaving = men.filter((_, i) => mask & (1 << i));
    const marines = leaving.filter(isMarine).length;
    if (marines <= MARINES_PER_HEX && men.filter(isMarine).length - marines <= MARINES_PER_HEX) yield leaving;
  }
}

export const cutLoose = action({
  name: 'cutLoose',
  case: '3.2.3',
  args: [SquadronArg, HexArg, Type.Array(ManArg, { maxItems: 11, uniqueItems: true })],
  refuse(G, _player, id, hex, takeAlong) {
    const refused = cannotCut(G, id);
    if (refused) return refused;
    const from = G.squadrons[id].hex ?? '';
    if (!freeWater(G, from).includes(hex)) {
      if (terrainAt(hex) === 'land') return violation('land', '1.4.3', { hex });
      return topAt(G, hex) ? violation('occupied', '3.2.3', { hex }) : violation('notNext', '3.2.3', { hex });
    }
    const men = crew(G, deckOf(G, id));
    const wrongUnit = takeAlong.find((man) => !men.includes(man));
    if (wrongUnit) return violation('notAboard', '3.2.3', { unit: wrongUnit });
    const leaving = takeAlong.filter(isMarine).length;
    const staying = men.filter(isMarine).length - leaving;
    return leaving > MARINES_PER_HEX || staying > MARINES_PER_HEX ? violation('tooMany', '3.3.5', { leaving, staying }) : undefined;
  },
  *choices(G) {
    for (const top of G.act?.squads ?? []) {
      const { hex, chain } = G.squadrons[top];
      if (!chain || hex === null) continue;
      for (const id of stackOf(G, top)) {
        if (cannotCut(G, id)) continue;
        for (const water of freeWater(G, hex)) for (const leaving of divisions(crew(G, top))) yield [id, water, leaving] as const;
      }
    }
  },
  perform(tools, player, id, hex, takeAlong) {
    const { G, emit } = tools;
    const { act } = G;
    const { chain, hex: from, marker } = G.squadrons[id];
    if (!act || !chain || from === null) return;
    const top = deckOf(G, id);
    for (const man of crew(G, top)) (isMarine(man) ? G.marines : G.leaders)[man].aboard = takeAlong.includes(man) ? id : chain.with;
    for (const part of [id, chain.with]) G.squadrons[part].chain = null;
    G.squadrons[id].hex = hex;
    act.cut.push(id, chain.with);
    if (act.outOfCommand.includes(top)) act.outOfCommand.push(top === id ? chain.with : id);
    act.squads = act.squads.filter((squad) => squad !== top);
    emit({ key: 'cutLoose', case: '3.2.3', by: player, at: [from, hex], who: [id, ...takeAlong], values: { from: chain.with } });
    for (const part of [id, chain.with]) {
      const reassigned = part === id && marker !== null;
      if (!reassigned && G.squadrons[part].command === act.command) act.squads.push(part);
    }
    if (sinkInShallows(tools, id)) return;
    // The squadron that cut loose from a prize gets its own marker and command (3.2.8c).
    if (marker) next(G, { do: 'assign', ids: [id], cut: true });
    alarm(tools, id);
  },
});

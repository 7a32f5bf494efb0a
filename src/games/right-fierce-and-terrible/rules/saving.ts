import * as Type from '@sinclair/typebox';
import { violation } from '../keys.js';
import { type Side, type Sluys, seatOf, sideOf, type Task } from '../state.js';
import { action, MarineArg, type Tools } from './args.js';
import { drown } from './damage.js';
import { marineRoom, marinesOn } from './forces.js';

/** 3.2.9: the top of a chain has sunk. Where not everybody finds room below, the owner says who does. */
export function crowded({ G }: Tools, { side, deck }: Extract<Task, { do: 'saving' }>): void {
  if (marinesOn(G, deck, side).length > marineRoom(G, deck)) G.ask = { kind: 'saveMarines', side, deck };
}

/** Every way to fill the room there is. */
function parties(G: Sluys, side: Side, deck: string): string[][] {
  const all = (men: readonly string[], room: number): string[][] =>
    room === 0 ? [[]] : men.flatMap((man, i) => all(men.slice(i + 1), room - 1).map((rest) => [man, ...rest]));
  return all(marinesOn(G, deck, side), marineRoom(G, deck));
}

export const saveMarines = action({
  name: 'saveMarines',
  case: '3.2.9',
  args: [Type.Array(MarineArg, { maxItems: 4, uniqueItems: true })],
  refuse(G, player, saved) {
    if (G.ask?.kind !== 'saveMarines') return violation('notTheQuestion', '3.2.9');
    const aboard = marinesOn(G, G.ask.deck, sideOf(player));
    const stranger = saved.find((unit) => !aboard.includes(unit));
    if (stranger) return violation('notAboard', '3.2.9', { unit: stranger });
    const room = marineRoom(G, G.ask.deck);
    return saved.length === room ? undefined : violation('saveSoMany', '3.3.5', { room });
  },
  choices: (G, player) => (G.ask?.kind === 'saveMarines' ? parties(G, sideOf(player), G.ask.deck).map((saved) => [saved] as const) : []),
  perform(tools, player, saved) {
    const { G, emit } = tools;
    if (G.ask?.kind !== 'saveMarines') return;
    const { deck, side } = G.ask;
    const { hex } = G.squadrons[deck];
    G.ask = null;
    const lost = marinesOn(G, deck, sideOf(player)).filter((unit) => !saved.includes(unit));
    emit({ key: 'drowned', case: '3.2.9', by: seatOf(side), who: lost, ...(hex && { at: [hex] }) });
    for (const unit of lost) drown(tools, unit);
  },
});

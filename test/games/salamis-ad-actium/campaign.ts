import { newFleet } from '../../../src/games/salamis-ad-actium/campaign/rules/fleets.js';
import { newShip } from '../../../src/games/salamis-ad-actium/campaign/rules/setup.js';
import type { Campaign, CampaignFleet, Stance } from '../../../src/games/salamis-ad-actium/campaign/state.js';
import type { ShipTypeId } from '../../../src/games/salamis-ad-actium/data/equipment.js';
import { setup } from '../../../src/games/salamis-ad-actium/setup.js';
import type { Side } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import type { ToolsOf } from '../../../src/kit/action.js';
import type { Dice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Played } from '../../../src/kit/rules.js';
import { scripted } from '../../kit/scripted.js';
import { rules } from './fixtures.js';

/** Returns a Punic campaign in April without fleets. Tests add fleets. */
export function emptySeas(campaign: object = {}): Salamis & { camp: Campaign } {
  const G = setup({ mode: 'campaign', campaign });
  if (!G.camp) throw new Error('no campaign');
  Object.assign(G.camp, { fleets: {}, ships: {}, stage: 'battles', month: 2 });
  return G as Salamis & { camp: Campaign };
}

export function firstMonth(campaign: object, dice: Dice): Played<Salamis> {
  const { G } = rules.open({ mode: 'campaign', campaign }, dice);
  return rules.play(rules.play(G, '0', 'ready', [], dice).G, '1', 'ready', [], dice);
}

/** Adds a fleet of ships of one type with average crews. Its ships are "id-1" and so on. */
export function afloat(
  G: Salamis & { camp: Campaign },
  id: string,
  side: Side,
  area: string,
  number: number,
  more: Partial<CampaignFleet> & { type?: ShipTypeId; stance?: Stance } = {},
): void {
  const { type = 'trireme', ...fleet } = more;
  const ships = Array.from({ length: number }, (_, i) => `${id}-${i + 1}`);
  for (const ship of ships) G.camp.ships[ship] = newShip(type, 'average', []);
  G.camp.fleets[id] = { ...newFleet(side, id, area, ships, { rank: 'vice', mod: 0 }), ...fleet };
}

/** Returns tools to call a rule directly, with scripted dice. Records the emitted events. */
export function bench(G: Salamis, dice: readonly number[]): ToolsOf<Salamis> & { told: GameEvent[]; left(): number } {
  const told: GameEvent[] = [];
  const script = scripted(dice);
  return { G, dice: script, told, emit: (entry) => void told.push(entry), left: () => script.left };
}

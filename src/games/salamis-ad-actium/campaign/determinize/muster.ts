import type { Dice } from '../../../../kit/dice.js';
import { drawOne, shuffled } from '../../../../kit/drawing.js';
import { FLEET_LISTS } from '../../data/fleetLists.js';
import { trained } from '../../data/quality.js';
import { tongueOf } from '../../data/shipNames.js';
import { nextName } from '../../rules/points/shipNames.js';
import { newMatch } from '../../setup/newMatch.js';
import type { Side } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { theatreOf } from '../rules/areas.js';
import { listOf, nextId, worth } from '../rules/fleets.js';
import { newShip, setUpCampaign } from '../rules/setup.js';
import type { Campaign, CampaignShip, Commission } from '../state.js';

/** What a side began a campaign with, and may have still. */

/** The campaign as it began: its theatre prints it. */
export function beginning({ theatre }: Campaign): Campaign {
  const fresh = newMatch({ mode: 'campaign' });
  setUpCampaign(fresh, { theatre });
  if (!fresh.camp) throw new Error('a campaign begins');
  return fresh.camp;
}

type Ships = Readonly<Record<string, CampaignShip>>;

/**
 * Ships that a side began with and nobody sees now, as many as its losses leave of them.
 * @param known every ship that is seen, whoever has it
 */
export function shipsLeft(G: Salamis, camp: Campaign, side: Side, known: ReadonlySet<string>, dice: Dice): Ships {
  const began = beginning(camp);
  const own = Object.keys(began.fleets).filter((id) => began.fleets[id].side === side);
  const ships = own.flatMap((id) => began.fleets[id].ships);
  const price = (id: string) => worth(G, began, began.ships[id]);
  const taken = ships.filter(
    (id) => camp.ships[id] && !Object.values(camp.fleets).some((fleet) => fleet.side === side && fleet.ships.includes(id)),
  );
  let lost = camp.lost[side] - taken.reduce((sum, id) => sum + price(id), 0);
  const left = shuffled(ships, dice).filter((id) => {
    if (known.has(id)) return false;
    const gone = lost >= price(id);
    if (gone) lost -= price(id);
    return !gone;
  });
  return Object.fromEntries(ships.filter((id) => left.includes(id)).map((id) => [id, began.ships[id]]));
}

/** A ship that a side may have built since. */
export function builtShip(camp: Campaign, side: Side, dice: Dice): readonly [id: string, ship: CampaignShip] {
  const { list, variant } = drawOne(theatreOf(camp).sides[side].lists, dice);
  const { type } = drawOne(FLEET_LISTS[list].types, dice);
  const borne = new Set(Object.values(camp.ships).map(({ name }) => name));
  const id = nextId(camp, side);
  return [id, { name: nextName(tongueOf(list, variant), side, borne), ...newShip(type, 'average', []) }];
}

/** Numbers that a side has given away, so that what comes next has a new one. */
export function countNumbers(camp: Campaign, side: Side, ids: readonly string[]): void {
  const letter = side === 0 ? 'a' : 'b';
  const numbers = ids.filter((id) => /^[ab]\d+$/.test(id) && id.startsWith(letter)).map((id) => Number(id.slice(1)));
  camp.seq[side] = Math.max(camp.seq[side], 0, ...numbers);
  const commissions = Object.values(camp.fleets).flatMap((fleet) => (fleet.side === side ? (fleet.officer.no ?? 0) : []));
  camp.commissions[side] = Math.max(camp.commissions[side], 0, ...commissions);
}

/** An officer of whom nothing is known: before both sides are ready there is no telling what he is worth. */
export function anyOfficer(camp: Campaign, side: Side, rank: Commission['rank'], dice: Dice): Commission {
  if (camp.stage === 'opening') return { rank, mod: 0, no: 0 };
  camp.commissions[side] += 1;
  return { rank, mod: trained(listOf(camp, side).command, dice.die(10)), no: camp.commissions[side] };
}

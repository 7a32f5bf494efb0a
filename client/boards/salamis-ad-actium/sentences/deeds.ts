import {
  type FleetOrder,
  grappleChance,
  type Load,
  type SalamisMove,
  shotPreview,
  THEATRES,
  type Wish,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { craftName } from '../campaign/coasts.js';
import { shipName, squadronName } from '../names.js';
import { godName } from '../pantheons.js';
import type { Session, View } from '../session.js';
import { gameWordsIn } from '../words/game.js';
import type { SalamisBoardWords } from '../words/index.js';

export const fleetCalled = ({ G }: View, id: string): string => G.camp?.fleets[id]?.name ?? id;

/** Lists a campaign's ships by type and number. */
export const craft = ({ G: { camp }, language }: View, ids: readonly string[]): string =>
  ids.map((id) => (camp ? craftName(camp, id, gameWordsIn(language).names) : id)).join(', ');

export const areaCalled = ({ G: { camp } }: View, id: string): string => (camp ? (THEATRES[camp.theatre].areas[id]?.name ?? id) : id);

/** Describes a fleet's orders for a month. */
function monthly(view: View, { fleet, path, stance }: FleetOrder): string {
  const { G, words } = view;
  const areas = G.camp ? THEATRES[G.camp.theatre].areas : {};
  const way = path.map((id) => areas[id]?.name ?? id).join(' › ');
  return words.say.monthly(fleetCalled(view, fleet), way, words.campaign.stances[stance]);
}

export const monthlyOrders = (view: View, orders: readonly FleetOrder[]): string =>
  orders.map((order) => monthly(view, order)).join('; ') || view.words.say.noOrders;

/** Returns a weapon's name with its load. An index after the kind starts at 0: "ballista:1" is the second ballista. */
export function weaponName({ say }: SalamisBoardWords, weapon: string, load: Load = 'plain'): string {
  const kinds: { readonly [kind: string]: string | undefined } = say.weapons;
  const [kind, index] = weapon.split(':');
  const name = kinds[kind] ?? kind;
  const numbered = index === undefined ? name : `${name} ${Number(index) + 1}`;
  return load === 'plain' ? numbered : `${numbered}, ${say.loads[load]}`;
}

/** A shot that the player can order. */
export interface Shot {
  readonly move: 'shoot' | 'fortShoot';
  readonly by: string;
  readonly weapon: string;
  readonly target: string;
  readonly load: Load;
}

/** Returns the chance of a shot, and labels for its target. */
export function shotOf({ G, player, words, kit }: Session, { by, weapon, target, load }: Shot) {
  const { chance, dice, expected } = shotPreview(G, player, by, weapon, target, load);
  const label = dice > 1 ? words.say.expected(expected) : kit.percent(chance);
  return { chance: dice > 1 ? 1 - (1 - chance) ** dice : chance, label, meaning: words.say.aim(weaponName(words, weapon, load), label) };
}

/** Moves other than movement and shooting. */
export type Deed = Extract<
  SalamisMove,
  {
    readonly move:
      | 'grapple'
      | 'cutFree'
      | 'tow'
      | 'castOff'
      | 'backOff'
      | 'sails'
      | 'refloat'
      | 'polearm'
      | 'toggleBoom'
      | 'libation'
      | 'repair';
  }
>;

interface Labelled {
  readonly label: string;
  readonly hint?: string;
}

/** Returns the button label of a move, with the chance of success if it needs a roll. */
export function deedLabel(view: View, deed: Deed): Labelled {
  const { G, words, kit } = view;
  const { say } = words;
  switch (deed.move) {
    case 'grapple': {
      const [ship, target] = deed.args;
      return { label: say.grapple(shipName(G, target)), hint: kit.percent(grappleChance(G, ship, target)) };
    }
    case 'cutFree': {
      const [ship, link] = deed.args;
      return { label: say.cutFree(otherEnd(view, link, ship)) };
    }
    case 'tow':
      return { label: say.tow(shipName(G, deed.args[1])) };
    case 'castOff':
      return { label: say.castOff };
    case 'backOff':
      return { label: say.backOff };
    case 'sails':
      return { label: say.sails[deed.args[1]] };
    case 'refloat':
      return { label: deed.args[1] ? say.refloatLight : say.refloat };
    case 'polearm':
      return { label: say.polearm(shipName(G, deed.args[1])) };
    case 'toggleBoom':
      return { label: say.boom(G.forts[deed.args[0]]?.boom?.state === 'closed') };
    case 'libation': {
      const [god, wish] = deed.args;
      return { label: say.libation(godName(G, G.acting ?? 0, god), wishOf(view, wish)) };
    }
    case 'repair':
      return { label: say.repair[deed.args[1]] };
  }
}

/** Returns the button label of a move, with the ship's name. */
export function deedSentence(view: View, deed: Deed): string {
  const { G, words } = view;
  const { label, hint } = deedLabel(view, deed);
  const [doer] = deed.args;
  return G.ships[doer] ? words.say.deed(shipName(G, doer), label, hint) : label;
}

function otherEnd({ G }: View, link: string, id: string): string {
  const bond = G.links[link];
  return bond ? shipName(G, bond.a === id ? bond.b : bond.a) : link;
}

function wishOf({ G, words: { say } }: View, { levels, from, squadron, ship }: Wish = {}): string {
  if (levels !== undefined) return levels > 0 ? say.rougher : say.calmer;
  if (from !== undefined) return say.windFrom(from);
  if (squadron) return squadronName(G, squadron);
  return ship ? shipName(G, ship) : '';
}

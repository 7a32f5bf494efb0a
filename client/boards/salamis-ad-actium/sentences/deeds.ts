import { grappleChance, type SalamisMove, type Wish } from '../../../../src/games/salamis-ad-actium/face.js';
import { shipName, squadronName } from '../names.js';
import { godName } from '../pantheons.js';
import type { View } from '../session.js';

/** What one ship, fort or god is asked to do, besides sailing and shooting. */
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

/** A deed as a label and, where it helps, a hint. */
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

/** The same with the name of the ship that does it. */
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

import { grappleChance, type Salamis, type SalamisMove, type Wish } from '../../../../src/games/salamis-ad-actium/face.js';
import { kitText } from '../../../kit/texts.js';
import { shipName, squadronName } from '../names.js';
import { godName } from '../pantheons.js';
import { boardText } from '../texts.js';

const { say } = boardText;

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
export function deedLabel(G: Salamis, deed: Deed): Labelled {
  switch (deed.move) {
    case 'grapple': {
      const [ship, target] = deed.args;
      return { label: say.grapple(shipName(G, target)), hint: kitText.percent(grappleChance(G, ship, target)) };
    }
    case 'cutFree': {
      const [ship, link] = deed.args;
      return { label: say.cutFree(otherEnd(G, link, ship)) };
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
      return { label: say.libation(godName(G, G.acting ?? 0, god), wishOf(G, wish)) };
    }
    case 'repair':
      return { label: say.repair[deed.args[1]] };
  }
}

/** The same with the name of the ship that does it. */
export function deedSentence(G: Salamis, deed: Deed): string {
  const { label, hint } = deedLabel(G, deed);
  const [doer] = deed.args;
  return G.ships[doer] ? say.deed(shipName(G, doer), label, hint) : label;
}

function otherEnd(G: Salamis, link: string, id: string): string {
  const bond = G.links[link];
  return bond ? shipName(G, bond.a === id ? bond.b : bond.a) : link;
}

function wishOf(G: Salamis, { levels, from, squadron, ship }: Wish = {}): string {
  if (levels !== undefined) return levels > 0 ? say.rougher : say.calmer;
  if (from !== undefined) return say.windFrom(from);
  if (squadron) return squadronName(G, squadron);
  return ship ? shipName(G, ship) : '';
}

import { type Load, shotPreview } from '../../../../src/games/salamis-ad-actium/face.js';
import { kitText } from '../../../kit/texts.js';
import type { Session } from '../session.js';
import { boardText } from '../texts.js';

const { say } = boardText;
const kinds: { readonly [kind: string]: string | undefined } = say.weapons;

/** A weapon in words, with what it is loaded with: "ballista:1" is the second ballista. */
export function weaponName(weapon: string, load: Load = 'plain'): string {
  const [kind, index] = weapon.split(':');
  const name = kinds[kind] ?? kind;
  const numbered = index === undefined ? name : `${name} ${Number(index) + 1}`;
  return load === 'plain' ? numbered : `${numbered}, ${say.loads[load]}`;
}

/** A shot that is offered: who shoots, with what, at whom. */
export interface Shot {
  readonly move: 'shoot' | 'fortShoot';
  readonly by: string;
  readonly weapon: string;
  readonly target: string;
  readonly load: Load;
}

/** A shot's chance, ready to be written beside its target. */
export function shotOf({ G, player }: Session, { by, weapon, target, load }: Shot) {
  const { chance, dice, expected } = shotPreview(G, player, by, weapon, target, load);
  const label = dice > 1 ? say.expected(expected) : kitText.percent(chance);
  return { chance: dice > 1 ? 1 - (1 - chance) ** dice : chance, label, meaning: say.aim(weaponName(weapon, load), label) };
}

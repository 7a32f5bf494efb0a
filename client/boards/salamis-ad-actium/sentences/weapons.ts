import { type Load, shotPreview } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Session } from '../session.js';
import type { SalamisBoardWords } from '../words/index.js';

/** A weapon in words, with what it is loaded with: "ballista:1" is the second ballista. */
export function weaponName({ say }: SalamisBoardWords, weapon: string, load: Load = 'plain'): string {
  const kinds: { readonly [kind: string]: string | undefined } = say.weapons;
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
export function shotOf({ G, player, words, kit }: Session, { by, weapon, target, load }: Shot) {
  const { chance, dice, expected } = shotPreview(G, player, by, weapon, target, load);
  const label = dice > 1 ? words.say.expected(expected) : kit.percent(chance);
  return { chance: dice > 1 ? 1 - (1 - chance) ** dice : chance, label, meaning: words.say.aim(weaponName(words, weapon, load), label) };
}

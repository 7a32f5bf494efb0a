import type { Salamis } from '../../state.js';
import { type No, no, type Tools } from '../ships.js';
import { noWeapon, type Shot, type Weapon } from '../shooting/weapon.js';

/** Jars of snakes and bees [9.3]. */

/** Thrown by hand. */
export const snakes: Weapon = noWeapon('9.3');
export const bees: Weapon = noWeapon('9.3');

/** Why a ballista may not throw a jar (`shot.load`); its arc, sight and target have been asked for 60 mm. */
export const jarRefusal = (_G: Salamis, { by }: Shot): No | undefined => no('noJars', '9.3', { ship: by });
/** A ballista throws one. */
export function throwJar(_table: Tools, _shot: Shot): void {}
export const jarChance = (_G: Salamis, _shot: Shot): number => 0;

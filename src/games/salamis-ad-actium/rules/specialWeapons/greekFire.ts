import { noWeapon, type Weapon } from '../shooting/weapon.js';

/** Siphons of Greek fire [9.2]. */
export const siphon: Weapon = noWeapon('9.2');

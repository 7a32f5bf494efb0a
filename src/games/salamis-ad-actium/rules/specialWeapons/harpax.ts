import { noWeapon, type Weapon } from '../shooting/weapon.js';

/** The catapulted grapnel [9.5]. */
export const harpax: Weapon = noWeapon('9.5');

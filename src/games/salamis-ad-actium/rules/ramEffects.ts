import { RAM_EFFECTS, type RamEffect, SPRUNG } from '../data/ramming.js';
import { casualty, loseEngine, loseTower } from './casualties.js';
import { inflict, loseFighters, loseGroups, loseOarsmen } from './damage.js';
import type { Contact } from './movement/contact.js';
import { addLink, isOverloaded, isSmall, ship, type Tools } from './ships.js';

/** Special effects of a ram that did Medium damage or worse [7.4]. */

function smashRudder({ G, tell }: Tools, id: string): void {
  ship(G, id).rudder = false;
  tell({ key: 'rudderLost', case: '7.4', who: [id] });
}

/** A throw of a d6 read as a d3. */
const d3 = ({ dice }: Tools): number => Math.ceil(dice.die(6) / 2);

const EFFECTS: { readonly [effect in RamEffect]: (table: Tools, mover: string, contact: Contact) => void } = {
  wedged({ G }, mover, { target }) {
    addLink(G, { a: mover, b: target, kind: 'wedge', by: ship(G, mover).side, fresh: true });
  },
  oarsSheared(table, _mover, { target, face }) {
    if (face === 'bow' || face === 'stern') smashRudder(table, target);
    else {
      loseGroups(table, target, face, 2, '7.4');
      loseOarsmen(table, target, 2, '7.4');
    }
  },
  steering: (table, _mover, { target }) => smashRudder(table, target),
  towerFalls(table, _mover, { target }) {
    const vessel = ship(table.G, target);
    if (loseTower(table, target, '7.4') || vessel.sails === 'none') return;
    vessel.sails = 'down';
    table.tell({ key: 'sailsDown', case: '7.4', who: [target] });
  },
  engineLost(table, _mover, { target }) {
    if (!loseEngine(table, target, '7.4')) casualty(table, target);
  },
  thrownDown(table, _mover, { target }) {
    ship(table.G, target).thrown = true;
    loseFighters(table, target, d3(table), '7.4');
  },
  heels(table, _mover, { target }) {
    const vessel = ship(table.G, target);
    if (isSmall(vessel) || isOverloaded(vessel)) inflict(table, target, 1, '7.4');
  },
  ramSprung({ G, tell }, mover) {
    const vessel = ship(G, mover);
    vessel.ram = SPRUNG[vessel.ram];
    tell({ key: 'ramSprung', case: '7.4', who: [mover], values: { ram: vessel.ram } });
  },
  disordered({ G }, _mover, { target }) {
    ship(G, target).disordered = true;
  },
};

export function ramEffect(table: Tools, mover: string, contact: Contact): void {
  const { dice, tell } = table;
  const die = dice.die(RAM_EFFECTS.length);
  const effect = RAM_EFFECTS[die - 1];
  tell({ key: 'ramEffect', case: '7.4', who: [mover, contact.target], values: { effect }, roll: { dice: [die], chart: 'ramEffects' } });
  EFFECTS[effect](table, mover, contact);
}

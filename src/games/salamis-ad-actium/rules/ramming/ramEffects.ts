import { LEVEL } from '../../data/damage.js';
import { RAM_EFFECTS, type RamEffect, SPRUNG } from '../../data/ramming.js';
import { inflict, loseFighters, loseGroups, loseOarsmen } from '../basics/damage.js';
import { addLink, isOverloaded, isSmall, ship, type Tools } from '../basics/ships.js';
import { casualty, loseEngine, loseTower } from '../shooting/casualties.js';
import type { Contact } from './contact.js';

/** Special effects of a ram that did Medium damage or worse [7.4]. */

function smashRudder({ G, emit }: Tools, id: string): void {
  ship(G, id).rudder = false;
  emit({ key: 'rudderLost', case: '7.4', who: [id] });
}

/** A throw of a d6 read as a d3. */
const d3 = ({ dice }: Tools): number => Math.ceil(dice.die(6) / 2);

const EFFECTS: { readonly [effect in RamEffect]: (tools: Tools, mover: string, contact: Contact) => void } = {
  wedged({ G }, mover, { target }) {
    addLink(G, { a: mover, b: target, kind: 'wedge', by: ship(G, mover).side, fresh: true });
  },
  oarsSheared(tools, _mover, { target, face }) {
    if (face === 'bow' || face === 'stern') return;
    loseGroups(tools, target, face, 2, '7.4');
    loseOarsmen(tools, target, 2, '7.4');
  },
  steering: (tools, _mover, { target }) => smashRudder(tools, target),
  towerFalls(tools, _mover, { target }) {
    const vessel = ship(tools.G, target);
    if (loseTower(tools, target, '7.4') || vessel.sails === 'none') return;
    vessel.sails = 'down';
    tools.emit({ key: 'sailsDown', case: '7.4', who: [target] });
  },
  engineLost(tools, _mover, { target }) {
    if (!loseEngine(tools, target, '7.4')) casualty(tools, target);
  },
  thrownDown(tools, _mover, { target }) {
    ship(tools.G, target).thrown = true;
    loseFighters(tools, target, d3(tools), '7.4');
  },
  heels(tools, _mover, { target }) {
    const vessel = ship(tools.G, target);
    if (isSmall(vessel) || isOverloaded(vessel)) inflict(tools, target, LEVEL.light, '7.4');
  },
  ramSprung({ G, emit }, mover) {
    const vessel = ship(G, mover);
    vessel.ram = SPRUNG[vessel.ram];
    emit({ key: 'ramSprung', case: '7.4', who: [mover], values: { ram: vessel.ram } });
  },
  disordered({ G }, _mover, { target }) {
    ship(G, target).disordered = true;
  },
};

/** There are no oars to be sheared at bow and stern: the steering oars go instead. */
const happens = (effect: RamEffect, { face }: Contact): RamEffect =>
  effect === 'oarsSheared' && (face === 'bow' || face === 'stern') ? 'steering' : effect;

export function ramEffect(tools: Tools, mover: string, contact: Contact): void {
  const { dice, emit } = tools;
  const die = dice.die(RAM_EFFECTS.length);
  const effect = happens(RAM_EFFECTS[die - 1], contact);
  emit({ key: 'ramEffect', case: '7.4', who: [mover, contact.target], values: { effect }, roll: { dice: [die], chart: 'ramEffects' } });
  EFFECTS[effect](tools, mover, contact);
}

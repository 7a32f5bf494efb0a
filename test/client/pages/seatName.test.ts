import { outcome } from '../../../client/app/table/useTable.js';
import { seatName } from '../../../client/kit/seatName.js';
import { modules } from '../../../src/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { english } from '../../../src/kit/language.js';

describe('what a seat is called', () => {
  it('is the name of its side', () => {
    const module = modules['invincible-armada'];
    const G = module.rules.setup(undefined, quickDice(1));
    expect([seatName(module, G, '0', english), seatName(module, G, '1', english), seatName(module, G, '7', english)]).toEqual([
      'English',
      'Spanish',
      '',
    ]);
  });

  it('follows the set-up where seats are exchanged, in the outcome too', () => {
    const module = modules['grand-armada'];
    const G = module.rules.setup({ swapSeats: true }, quickDice(1));
    expect(seatName(module, G, '0', english)).toBe('Spanish');
    expect(outcome(module, G, { winner: '0' }, english)).toContain('Spanish');
  });

  it('is the fleet’s own name in a battle of history', () => {
    const module = modules['salamis-ad-actium'];
    const G = module.rules.setup({ scenario: 'salamis-480' }, quickDice(1));
    expect([seatName(module, G, '0', english), seatName(module, G, '1', english)]).toEqual(['Greek allies', 'Persian fleet']);
  });
});

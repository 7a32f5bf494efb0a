import { cleanup } from '@testing-library/react';
import { SCENARIOS } from '../../../../src/games/salamis-ad-actium/data/scenarios.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { lay, rules } from './table.js';

afterEach(cleanup);

const slips = (page: { readonly container: HTMLElement }): string =>
  [...page.container.querySelectorAll('.papers .slip, .slip')].map((each) => each.textContent).join(' ');

describe('10.3 the aim of a battle', () => {
  it.each(SCENARIOS.map(({ id }) => id))('%s: is shown to both sides at its start, and whom they command', (scenario) => {
    const { G } = rules.open({ scenario }, quickDice(1));
    const { sides, victory } = SCENARIOS.find(({ id }) => id === scenario) ?? SCENARIOS[0];
    for (const player of ['0', '1']) {
      const shown = slips(lay(G, player).page);
      expect(shown).toContain(`Your command: ${sides[Number(player)].name}`);
      expect(shown).toContain(victory.type === 'standard' ? 'Sink, take or rout' : `${sides[victory.side].name} must`);
      cleanup();
    }
  });

  it('is nobody’s command for a spectator, and lies on the papers no longer once the first turn is over', () => {
    const { G } = rules.open({ scenario: 'delta-1175' }, quickDice(1));
    expect(slips(lay(G, null).page)).toContain('The aim of the battle');
    cleanup();
    expect(slips(lay({ ...G, turn: 2 }, '0').page)).not.toContain('Your command:');
  });
});

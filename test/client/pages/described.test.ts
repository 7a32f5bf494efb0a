import { described, scenarioOf } from '../../../client/app/options/described.js';
import { standsOf } from '../../../client/app/table/stands.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { modules } from '../../../src/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { english } from '../../../src/kit/language.js';
import { seed } from '../../kit/seed.js';

const yesOrNo = { yes: 'yes', no: 'no' };
const all = Object.values(modules) as GameModule[];
const salamis = modules['salamis-ad-actium'] as GameModule;

describe('a set-up in words', () => {
  it.each(all)('$slug: each scenario is known by its own set-up', (module) => {
    for (const scenario of module.scenarios) expect(scenarioOf(module, { ...scenario.setupData }).id).toBe(scenario.id);
  });

  it('a scenario is known by a part of it too, as it may come from elsewhere', () => {
    expect(scenarioOf(salamis, { scenario: 'actium-31' }).id).toBe('actium-31');
    expect(scenarioOf(salamis, {}).id).toBe(salamis.scenarios[0].id);
  });

  it('says what is otherwise than usual', () => {
    const armada = modules['war-with-spain'] as GameModule;
    const { options } = described(armada, { scenario: 'campaign', openInformation: true }, yesOrNo);
    expect(options).toEqual([expect.objectContaining({ value: 'yes' })]);
    expect(described(armada, { scenario: 'campaign' }, yesOrNo).options).toEqual([]);
  });
});

describe('where a match stands, in one line', () => {
  const module = modules['grand-armada'] as GameModule;
  const begun = (of: GameModule, setupData: object): object => Object(of.rules.setup(setupData, quickDice(seed(1))));

  it('says scenario, turn, phase, whose turn it is and against whom', () => {
    const ctx = { phase: 'movement', activePlayers: { '1': 'activate' } };
    const G = { ...begun(module, { scenario: 2 }), turn: 4 };
    const said = (me: string) => standsOf(module, { scenario: 2 }, { G, ctx }, { me, opponent: 'Bess' }, english);
    expect(said('1')).toBe('Portland Bill, turn 4 of 9, Movement and firing, your turn, against Bess');
    expect(said('0')).not.toContain('your turn');
  });

  it('counts the turns of every game, to the last one where there is one', () => {
    const clock = (slug: string, setupData: object) => {
      const of = modules[slug as keyof typeof modules] as GameModule;
      return of.clock?.(begun(of, setupData));
    };
    expect(clock('grand-armada', { scenario: 1 })).toEqual({ turn: 1, last: 12 });
    expect(clock('grand-armada', { deployment: 'free' })).toBeUndefined();
    expect(clock('invincible-armada', {})).toEqual({ turn: 1 });
    expect(clock('right-fierce-and-terrible', {})).toEqual({ turn: 1 });
    expect(clock('right-fierce-and-terrible', { turnLimit: 8 })).toEqual({ turn: 1, last: 8 });
    expect(clock('war-with-spain', { scenario: 'campaign' })).toEqual({ turn: 1, last: 17 });
  });
});

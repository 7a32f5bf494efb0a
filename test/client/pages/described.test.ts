import { described, scenarioOf } from '../../../client/app/options/described.js';
import { standsOf } from '../../../client/app/table/stands.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { modules } from '../../../src/index.js';
import { english } from '../../../src/kit/language.js';

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
  const G = { turn: 4 };

  it('says scenario, turn, phase, whose turn it is and against whom', () => {
    const ctx = { phase: 'movement', activePlayers: { '1': 'activate' } };
    const said = (me: string) => standsOf(module, { scenario: 2 }, { G, ctx }, { me, opponent: 'Bess' }, english);
    expect(said('1')).toBe('Portland Bill, turn 4, Movement and firing, your turn, against Bess');
    expect(said('0')).not.toContain('your turn');
  });
});

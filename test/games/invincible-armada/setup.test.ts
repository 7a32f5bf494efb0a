import { ENGLISH_WON, optionData } from '../../../src/games/invincible-armada/data/options.js';
import { deployments } from '../../../src/games/invincible-armada/data/squadrons.js';
import { OPTIONS, SPANISH, SQUADRONS } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { setupDataFault } from '../../../src/kit/setupData.js';
import { noDice } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';
import { campaign, choicesOf, E, kth, play, refusal, rules, S, told, why } from './fixtures.js';

describe('4.0 set-up', () => {
  const free = rules.setup(undefined, noDice);

  it('starts with west wind, normal weather, the Armada in box 1 and 48 chits (4.1)', () => {
    expect(free).toMatchObject({ turn: 1, wind: 'west', weather: 'normal', armadaBox: 1, fireships: 'pending', armyAboard: false });
    expect(Object.values(free.pool).reduce((sum, n) => sum + n, 0)).toBe(48);
    expect(free.held).toEqual({ english: [], spanish: [] });
  });

  it('starts with four English squadrons in Plymouth and Seymour in The Narrows (4.2)', () => {
    for (const id of ['drake', 'howard', 'frobisher', 'hawkins'] as const)
      expect(free.squadrons[id].loc).toEqual({ t: 'port', id: 'plymouth' });
    expect(free.squadrons.seymour.loc).toEqual({ t: 'box', n: 12 });
  });

  it('lets the Spanish place ten squadrons on white squares (4.3)', () => {
    expect(rules.phase(free)).toBe('deploy');
    expect(rules.awaiting(free)).toEqual({ [S]: 'deploy' });
    expect(choicesOf(free, S, 'placeSquadron')).toHaveLength(10 * 30);
    let G = free;
    for (const id of SPANISH) {
      expect(why(G, S, 'confirmDeployment')).toBe('notComplete 4.3');
      G = play(G, S, 'placeSquadron', [id, deployments.historicalII.squares[id]]).G;
    }
    expect(choicesOf(G, S, 'confirmDeployment')).toEqual([[]]);
    G = play(G, S, 'confirmDeployment').G;
    expect(rules.phase(G)).toBe('spanishTactical');
  });

  it('refuses other squares, occupied squares, second placements and English squadrons (4.3)', () => {
    const G = play(free, S, 'placeSquadron', ['diego', 'E5']).G;
    expect(why(G, S, 'placeSquadron', ['pedro', 'B5'])).toBe('outside 4.3');
    expect(why(G, S, 'placeSquadron', ['pedro', 'E8'])).toBe('outside 4.3');
    expect(why(G, S, 'placeSquadron', ['pedro', 'E5'])).toBe('occupied 4.3');
    expect(why(G, S, 'placeSquadron', ['diego', 'E6'])).toBe('placed 4.3');
    expect(why(G, S, 'placeSquadron', ['drake', 'E6'])).toBe('notYours 4.3');
    expect(why(G, S, 'placeSquadron', ['diego'])).toBe('malformed 4.3');
    expect(why(G, E, 'placeSquadron', ['pedro', 'E6'])).toBe('notAsked 4.3');
    expect(refusal(G, S, 'placeSquadron', ['pedro', 'E5'])?.reason).toBe('E5 is occupied by Diego de Valdes: choose a vacant square.');
  });

  it('applies a historical deployment only before any placement (4.3)', () => {
    for (const preset of ['historicalI', 'historicalII'] as const) {
      const { G } = play(free, S, 'applyDeployment', [preset]);
      for (const id of SPANISH) expect(G.squadrons[id].square).toBe(deployments[preset].squares[id]);
      expect(why(G, S, 'applyDeployment', [preset])).toBe('begun 4.3');
      expect(rules.choices(G, S)).toEqual([{ move: 'confirmDeployment', args: [] }]);
    }
    expect(why(free, S, 'applyDeployment', ['calaisSuggested'])).toBe('malformed 4.3');
  });

  it('skips the phase with a deployment in the set-up; I covers the Medina squadrons (4.3)', () => {
    for (const deployment of ['historicalI', 'historicalII'] as const) {
      const G = rules.setup({ deployment }, noDice);
      expect(rules.phase(G)).not.toBe('deploy');
      for (const id of SPANISH) expect(G.squadrons[id].square).toBe(deployments[deployment].squares[id]);
    }
    const squares: readonly string[] = Object.values(deployments.historicalI.squares);
    for (const id of ['medina1', 'medina2', 'medina3'] as const) {
      const [column, row] = [deployments.historicalI.squares[id].charCodeAt(0), Number(deployments.historicalI.squares[id][1])];
      for (const [dx, dy] of [
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
      ])
        expect(squares).toContain(String.fromCharCode(column + dx) + (row + dy));
    }
  });

  it('starts turn 1 with the Spanish (5.0, 6.1)', () => {
    expect(campaign()).toMatchObject({ turn: 1, segment: 'spanishTactical', step: 'act' });
  });
});

describe('setupData', () => {
  const fault = (setupData: unknown) => setupDataFault(invincibleArmada.options, setupData);

  it('refuses unknown keys, deployments and non-boolean options, naming the key (17.0)', () => {
    expect(fault({ deployment: 'horns' })).toContain('deployment');
    expect(fault({ options: { hawkinsD: true } })).toContain('hawkinsD');
    expect(fault({ options: { hawkinsA: 1 } })).toContain('hawkinsA');
    expect(fault({ turns: 3 })).toContain('turns');
    expect(fault(JSON.parse('{"__proto__":{}}'))).toContain('__proto__');
    expect(() => rules.setup({ deployment: 'horns' }, noDice)).toThrow('deployment');
    expect(fault(undefined) ?? fault({}) ?? fault({ deployment: 'free', options: { queensPurse: true } })).toBeUndefined();
  });

  it('gives every option a title, text and provenance (17.0)', () => {
    const { properties } = invincibleArmada.options;
    const switches = Object.values(properties.options.properties) as { title: string; description: string; provenance: string }[];
    expect(switches).toHaveLength(16);
    for (const { title, description, provenance } of switches) {
      expect(title && description).toBeTruthy();
      expect(['rulebook', 'reconstructed']).toContain(provenance);
    }
  });

  it('says what each option does to the balance, and that Santa Cruz decides most matches (17.0)', () => {
    const { properties } = invincibleArmada.options;
    const described: { readonly [id: string]: { readonly description: string } } = properties.options.properties;
    for (const id of OPTIONS) {
      const { englishWon } = optionData[id];
      expect(described[id].description).toContain(`English bots win ${englishWon} % (${ENGLISH_WON} % without options).`);
    }
    const decisive = OPTIONS.filter((id) => described[id].description.includes('Decides most matches.'));
    expect(decisive).toContain('santaCruzLives');
  });
});

describe('17.2.5 storm in Biscay', () => {
  it('gives a squadron a Hit on 1 or 2, without a Morale Roll (17.2.5)', () => {
    const dice = scripted([1, 2, 3, 4, 5, 6, 1, 2, 3, 4]);
    const { G, chronicle } = rules.open({ deployment: 'historicalI', options: { biscayStorm: true } }, dice);
    expect(dice.left).toBe(0);
    expect(SPANISH.map((id) => G.squadrons[id].hits)).toEqual([1, 1, 0, 0, 0, 0, 1, 1, 0, 0]);
    expect(chronicle.map(({ key }) => key).slice(0, 5)).toEqual(['stormHit', 'stormHit', 'stormHit', 'stormHit', 'stormMiss']);
    expect(chronicle[4].who).toHaveLength(6);
    expect(SQUADRONS.some((id) => G.squadrons[id].broken)).toBe(false);
  });
});

describe('17.1.7 papal blessing, 17.2.7 prayers answered', () => {
  const blessed = (dice: readonly number[], options: object) => rules.setup({ deployment: 'historicalI', options }, scripted(dice));

  it('draws one die of chits; No Event and Bonus Draw return (17.1.7)', () => {
    // Draw three chits, two without effect. The Bonus Draw adds two.
    const G = blessed([3, kth('noEvent'), kth('bonusDraw', ['noEvent']), 3, 4, 40], { papalBlessing: true });
    expect(rules.awaiting(G)).toEqual({ [S]: 'blessing' });
    expect(G.blessing?.drawn).toHaveLength(3);
    expect(G.pool.noEvent).toBe(2);
    expect(G.pool.bonusDraw).toBe(2);
  });

  it('returns chosen chits, and keeps or resolves the rest in draw order (17.1.7)', () => {
    const G = blessed([2, kth('parmaReady'), kth('broadside', ['parmaReady'])], { papalBlessing: true });
    const [first, second] = G.blessing?.drawn ?? [];
    expect([first, second]).toEqual(['parmaReady', 'broadside']);
    expect(choicesOf(G, S, 'keepChits')).toEqual([[[]], [[0]], [[1]], [[0, 1]]]);
    expect(why(G, S, 'keepChits', [[2]])).toBe('noSuchChit 17.1.7');
    expect(why(G, S, 'keepChits', [[0, 0]])).toBe('twiceReturned 17.1.7');
    expect(why(G, S, 'keepChits', [[-1]])).toBe('malformed 17.1.7');
    const kept = play(G, S, 'keepChits', [[]]).G;
    expect(kept.parma.ready).toBe(1);
    expect(kept.held.spanish).toEqual(['broadside']);
    const { G: back, told: story } = play(G, S, 'keepChits', [[1, 0]]);
    expect(told(story, 'returned')[0].case).toBe('17.1.7');
    expect(back.pool.broadside).toBe(2);
    expect(back.held.spanish).toEqual([]);
    expect(rules.phase(back)).toBe('spanishTactical');
  });

  it('cites 17.2.7 when the English return chits', () => {
    const G = blessed([1, kth('broadside')], { prayersAnswered: true });
    expect(told(play(G, E, 'keepChits', [[0]]).told, 'returned')[0].case).toBe('17.2.7');
  });

  it('resolves a chit with a target before turn 1 (17.1.7)', () => {
    const G = play(blessed([1, kth('explosion')], { papalBlessing: true }), S, 'keepChits', [[]]).G;
    expect(G.events?.resolving).toBe('explosion');
    expect(rules.phase(G)).toBe('blessing');
    expect(rules.awaiting(G)).toEqual({ [S]: 'resolve' });
    const after = play(G, S, 'resolveEvent', [{ target: 'drake' }], [1, 1]).G;
    expect(after.squadrons.drake.hits).toBe(2);
    expect(rules.phase(after)).toBe('englishTactical');
  });

  it('draws for the English after the Spanish; a chit of the other colour goes to its owner (17.2.7)', () => {
    const both = blessed([1, kth('supplyHoys')], { papalBlessing: true, prayersAnswered: true });
    expect(both.blessing).toEqual({ side: 'spanish', drawn: ['supplyHoys'] });
    const next = play(both, S, 'keepChits', [[]], [1, kth('soldiers', ['supplyHoys'])]).G;
    expect(next.held.english).toEqual(['supplyHoys']);
    expect(next.blessing).toEqual({ side: 'english', drawn: ['soldiers'] });
    const after = play(next, E, 'keepChits', [[]]).G;
    expect(after.held.spanish).toEqual(['soldiers']);
  });

  it('asks nothing if only No Event is drawn (17.2.7)', () => {
    const G = blessed([1, kth('noEvent')], { prayersAnswered: true });
    expect(rules.phase(G)).toBe('spanishTactical');
    expect(G.pool.noEvent).toBe(2);
  });
});

describe('concession', () => {
  it('lets a player who must decide concede (5.0)', () => {
    const over = play(campaign(), S, 'concede');
    expect(rules.result(over.G)).toEqual({ winner: '0', side: 'english', reason: 'concession', turn: 1 });
    expect(rules.awaiting(over.G)).toEqual({});
    expect(why(over.G, S, 'endTactical')).toMatch('over');
  });
});

import { deployments } from '../../../src/games/invincible-armada/data/squadrons.js';
import { SPANISH, SQUADRONS } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { setupDataFault } from '../../../src/kit/setupData.js';
import { noDice } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';
import { campaign, choicesOf, E, kth, play, refusal, rules, S, why } from './fixtures.js';

describe('4.0 set-up', () => {
  const free = rules.setup(undefined, noDice);

  it('4.1 the first turn: westerly wind, fair weather, the Armada at the Lizard, 48 chits in the pool', () => {
    expect(free).toMatchObject({ turn: 1, wind: 'west', weather: 'normal', armadaBox: 1, fireships: 'pending', armyAboard: false });
    expect(Object.values(free.pool).reduce((sum, n) => sum + n, 0)).toBe(48);
    expect(free.held).toEqual({ english: [], spanish: [] });
  });

  it('4.2 four English squadrons lie in Plymouth, Seymour in The Narrows', () => {
    for (const id of ['drake', 'howard', 'frobisher', 'hawkins'] as const)
      expect(free.squadrons[id].loc).toEqual({ t: 'port', id: 'plymouth' });
    expect(free.squadrons.seymour.loc).toEqual({ t: 'box', n: 12 });
  });

  it('4.3 the Spanish place ten squadrons on different white squares, one by one', () => {
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

  it('4.3 placing is refused outside the white squares, on a taken square, twice, or for an English squadron', () => {
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

  it('4.3 a historical deployment places all ten, only while nothing is placed', () => {
    for (const preset of ['historicalI', 'historicalII'] as const) {
      const { G } = play(free, S, 'applyDeployment', [preset]);
      for (const id of SPANISH) expect(G.squadrons[id].square).toBe(deployments[preset].squares[id]);
      expect(why(G, S, 'applyDeployment', [preset])).toBe('begun 4.3');
      expect(rules.choices(G, S)).toEqual([{ move: 'confirmDeployment', args: [] }]);
    }
    expect(why(free, S, 'applyDeployment', ['calaisSuggested'])).toBe('malformed 4.3');
  });

  it('4.3 deployment I and II by set-up skip the phase; in I every side of every Medina square is covered', () => {
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

  it('5.0 6.1 on turn 1 no English squadron can act, so play begins with the Spanish', () => {
    expect(campaign()).toMatchObject({ turn: 1, segment: 'spanishTactical', step: 'act' });
  });
});

describe('setupData', () => {
  const fault = (setupData: unknown) => setupDataFault(invincibleArmada.options, setupData);

  it('17.0 unknown keys, a wrong deployment and options that are no booleans are refused by name', () => {
    expect(fault({ deployment: 'horns' })).toContain('deployment');
    expect(fault({ options: { hawkinsD: true } })).toContain('hawkinsD');
    expect(fault({ options: { hawkinsA: 1 } })).toContain('hawkinsA');
    expect(fault({ turns: 3 })).toContain('turns');
    expect(fault(JSON.parse('{"__proto__":{}}'))).toContain('__proto__');
    expect(() => rules.setup({ deployment: 'horns' }, noDice)).toThrow('deployment');
    expect(fault(undefined) ?? fault({}) ?? fault({ deployment: 'free', options: { queensPurse: true } })).toBeUndefined();
  });

  it('17.0 a lobby can make a form of it: every option has title, text and provenance', () => {
    const { properties } = invincibleArmada.options;
    const switches = Object.values(properties.options.properties) as { title: string; description: string; provenance: string }[];
    expect(switches).toHaveLength(16);
    for (const { title, description, provenance } of switches) {
      expect(title && description).toBeTruthy();
      expect(['rulebook', 'reconstructed']).toContain(provenance);
    }
  });
});

describe('17.2.5 storm in Biscay', () => {
  it('17.2.5 each Spanish squadron starts with a Hit on 1 or 2, without a Morale Roll', () => {
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

  it('17.1.7 one die of chits; No Event and Bonus Draw go back, two more drawn for a Bonus Draw', () => {
    // three chits, two of which bring nothing; the Bonus Draw brings two more
    const G = blessed([3, kth('noEvent'), kth('bonusDraw', ['noEvent']), 3, 4, 40], { papalBlessing: true });
    expect(rules.awaiting(G)).toEqual({ [S]: 'blessing' });
    expect(G.blessing?.drawn).toHaveLength(3);
    expect(G.pool.noEvent).toBe(2);
    expect(G.pool.bonusDraw).toBe(2);
  });

  it('17.1.7 what is given back returns to the pool; the rest is kept or resolved in draw order', () => {
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
    const back = play(G, S, 'keepChits', [[1, 0]]).G;
    expect(back.pool.broadside).toBe(2);
    expect(back.held.spanish).toEqual([]);
    expect(rules.phase(back)).toBe('spanishTactical');
  });

  it('17.1.7 a drawn chit that befalls somebody is resolved by its player before turn 1', () => {
    const G = play(blessed([1, kth('explosion')], { papalBlessing: true }), S, 'keepChits', [[]]).G;
    expect(G.events?.resolving).toBe('explosion');
    expect(rules.phase(G)).toBe('blessing');
    expect(rules.awaiting(G)).toEqual({ [S]: 'resolve' });
    const after = play(G, S, 'resolveEvent', [{ target: 'drake' }], [1, 1]).G;
    expect(after.squadrons.drake.hits).toBe(2);
    expect(rules.phase(after)).toBe('englishTactical');
  });

  it('17.2.7 the English are blessed after the Spanish; a chit of the other colour goes over to its owner', () => {
    const both = blessed([1, kth('supplyHoys')], { papalBlessing: true, prayersAnswered: true });
    expect(both.blessing).toEqual({ side: 'spanish', drawn: ['supplyHoys'] });
    const next = play(both, S, 'keepChits', [[]], [1, kth('soldiers', ['supplyHoys'])]).G;
    expect(next.held.english).toEqual(['supplyHoys']);
    expect(next.blessing).toEqual({ side: 'english', drawn: ['soldiers'] });
    const after = play(next, E, 'keepChits', [[]]).G;
    expect(after.held.spanish).toEqual(['soldiers']);
  });

  it('17.2.7 nothing is asked when only No Event came', () => {
    const G = blessed([1, kth('noEvent')], { prayersAnswered: true });
    expect(rules.phase(G)).toBe('spanishTactical');
    expect(G.pool.noEvent).toBe(2);
  });
});

describe('concession', () => {
  it('5.0 either player who is asked may concede, and the other wins', () => {
    const over = play(campaign(), S, 'concede');
    expect(rules.result(over.G)).toEqual({ winner: '0', side: 'english', reason: 'concession', turn: 1 });
    expect(rules.awaiting(over.G)).toEqual({});
    expect(why(over.G, S, 'endTactical')).toMatch('over');
  });
});

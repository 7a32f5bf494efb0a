import type { ScenarioNumber } from '../../../src/games/grand-armada/ids.js';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { say } from '../../../src/kit/texts.js';
import { allDone, battle, E, keys, type Places, play, S, sailing, told } from './fixtures.js';

const said = ({ key, values }: Entry): string => say(grandArmada.texts, `chronicle.${key}`, values);

describe('the chronicle', () => {
  it('4.0 says who won the initiative, and by what', () => {
    const fleets: Places = { ark: ['D-10', 3], hope: ['D-13', 3], sanmartin: ['W-10', 3] };
    const after = (dice: number[]) => play(play(battle(fleets), E, 'activate', ['ark']).G, E, 'endActivation', [], dice).chronicle;
    expect(said(told(after([4, 2]), 'initiative')[0])).toBe('The English win the initiative: English 5, Spanish 2.');
    expect(said(told(after([1, 6]), 'initiative')[0])).toBe('The Spanish win the initiative: English 2, Spanish 6.');
  });

  it('9.0 8.4 says who took whom', () => {
    const used = { gunsUsed: true, crewUsed: true, done: true };
    const end = (places: Places) =>
      play(sailing('disdain', { disdain: ['A-1', 1], grifon: ['A1-20', 1], ...places }, {}, allDone()), E, 'endActivation');
    const taken = end({ ark: ['N-10', 1, { ...used, crewLoss: 9 }], sanmartin: ['O-10', 1, used], sanjuan: ['M-10', 1, used] });
    expect(said(told(taken.chronicle, 'captured')[0])).toBe('Cannot get away and is taken by San Martín and San Juan de Portugal.');
    const alone = end({ ark: ['N-10', 5, { ...used, crewLoss: 9 }], sanmartin: ['Q-10', 1, used] });
    expect(said(told(alone.chronicle, 'captured')[0])).toBe('Cannot get away and is taken by the Spanish.');
    const flying = { ...used, crewLoss: 9, status: 'withdrawing' } as const;
    const struck = end({ ark: ['N-10', 1, flying], sanmartin: ['P-10', 1, used] });
    expect(said(told(struck.chronicle, 'strikes')[0])).toBe('Strikes to San Martín.');
  });

  it('5.1 a ship without points does not set sail, and a ship that stays says why', () => {
    const whole = (
      id: 'ark' | 'rosario',
      player: string,
      places: Places,
      dice: number[] = [],
      setupData: { readonly scenario?: ScenarioNumber } = {},
    ) => {
      const G = battle(
        places,
        (B) => {
          B.toAct = player === E ? 'E' : 'S';
          B.step = 'must';
        },
        setupData,
      );
      const begun = play(G, player, 'activate', [id]);
      return [...begun.chronicle, ...play(begun.G, player, 'endActivation', [], dice).chronicle];
    };
    const irons = whole('ark', E, { ark: ['N-10', 5], hope: ['A-1', 1] });
    expect(irons.slice(0, 2).map(said)).toEqual(['Lies head to wind and has no way to make.', 'Stays where she is, for want of wind.']);
    const held: Places = { ark: ['N-10', 3, { heldBy: ['sanmartin'] }], hope: ['A-1', 1], sanmartin: ['N-9', 3, { done: true }] };
    expect(said(told(whole('ark', E, held), 'stays')[0])).toBe('Stays where she is, held by San Martín.');
    const prize = { status: 'captured', captor: 'E', crewLoss: 9 } as const;
    const guard = whole('ark', E, { ark: ['N-10', 3], hope: ['A-1', 1], sanmartin: ['N-9', 3, prize] });
    expect(said(told(guard, 'stays')[0])).toBe('Stays where she is and keeps San Martín.');
    expect(said(told(whole('ark', E, { ark: ['N-10', 3], hope: ['A-1', 1] }), 'stays')[0])).toBe('Stays where she is, by choice.');
    const crippled = whole('rosario', S, { rosario: ['N-10', 3], lorenzo: ['S-10', 3] }, [], { scenario: 5 });
    expect(crippled.slice(0, 2).map(said)).toEqual(['Crippled: she has no way to make.', 'Stays where she is, for she is crippled.']);
    const tide = sailing('ark', { ark: ['N-10', 1], hope: ['A-1', 1] }, { allowance: 2, mp: 2 }, () => {}, { scenario: 2 });
    expect(said(told(play(play(tide, E, 'advance', [], [6]).G, E, 'endActivation').chronicle, 'stays')[0])).toContain(
      'stemmed by the tide',
    );
  });

  it('5.6 nobody keeps way on who has stopped', () => {
    const fast: Places = { ark: ['N-10', 3, { way: 3 }], hope: ['A-1', 1] };
    const { chronicle } = play(play(battle(fast), E, 'activate', ['ark']).G, E, 'endActivation', ['L']);
    expect(keys(chronicle).slice(0, 2)).toEqual(['yaws', 'stays']);
    expect(said(chronicle[0])).toBe('Pays for stopping with a turn to 2 (north-east).');
    const owing = battle({ ark: ['N-10', 3, { yawDue: true }] });
    expect(said(play(owing, E, 'activate', ['ark', { yaw: 'R' }]).chronicle[0])).toBe('Makes the turn that she owed, to 4 (south).');
  });
});

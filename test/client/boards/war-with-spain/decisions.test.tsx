import { cleanup, fireEvent } from '@testing-library/react';
import { namesIn, placeName } from '../../../../client/boards/war-with-spain/names.js';
import { words } from '../../../../client/boards/war-with-spain/words/index.js';
import { words as kitWords } from '../../../../client/kit/words/index.js';
import { E, play, run, S, scene } from '../../../games/war-with-spain/fixtures.js';
import { at, rules } from './table.js';

afterEach(cleanup);

const { ask, slip } = words.en;
const { unitName } = namesIn(words.en);

describe('revolts', () => {
  const rising = () =>
    scene({
      phase: 'navalSpanish',
      stage: 'landings',
      armies: { SLT2: '1113', EL9: '1408' },
      change(G) {
        G.landed.ireland = true;
        G.pending = { step: 'placeAllies', side: 'S', revolt: 'irish', left: 6, placed: [] };
      },
    });

  it('asks where to place the first rebels, highlights Ulster and Munster, and gives the reason elsewhere (15.23)', () => {
    const { sent, asked, lit, press, refused, only } = at(rising(), S);
    expect(asked()).toContain(ask.placeAllies(unitName('IR1')));
    expect(lit()).toEqual(expect.arrayContaining(['1112', '1108']));
    expect(lit()).not.toContain('1311');
    press('1311');
    expect([refused(), sent]).toEqual(['15.23', []]);
    press('1408');
    expect(refused()).toBe('15.35');
    press('1112');
    only('placeAlly', 'IR1', '1112');
  });

  it('other actions place another unit or none (15.22)', () => {
    const board = at(rising(), S);
    fireEvent.click(board.counter(unitName('IR3')));
    expect(board.asked()).toContain(ask.placeAllies(unitName('IR3')));
    board.press('1112');
    board.only('placeAlly', 'IR3', '1112');
    cleanup();
    const nobody = at(rising(), S);
    nobody.order('finish');
    nobody.only('finishAllies');
  });
});

describe('cargo above the capacity', () => {
  const overloaded = () => {
    const G = scene({ fleets: { E1: ['1616', ['EM1', 'EM2']] }, armies: { EL8: 'E1', EL11: 'E1', DL10: 'E1' } });
    const gale = play(G, E, 'sail', [1, ['1617', '1517']], [1, 4]).G;
    return play(gale, E, 'takeNavalLosses', [[{ unitId: 'EM1', steps: 2 }]]).G;
  };

  it('asks which units to lose, shows where, suggests the weakest, and refuses fewer and more (6.52)', () => {
    const { asked, lit, order, barred, counter, only } = at(overloaded(), E);
    expect(asked()).toContain(ask.dropCargo('Fleet 1'));
    expect(lit()).toEqual(['1616']);
    const picked = () => ['EL8', 'EL11', 'DL10'].filter((id) => counter(unitName(id)).getAttribute('aria-pressed') === 'true');
    for (const id of picked()) fireEvent.click(counter(unitName(id)));
    expect(barred()).toBe('6.52');
    fireEvent.click(counter(unitName('EL8')));
    fireEvent.click(counter(unitName('DL10')));
    expect(barred()).toBe('6.52');
    fireEvent.click(counter(unitName('DL10')));
    order('drop');
    only('dropCargo', ['EL8']);
  });

  it('the main action loses the weakest units that suffice', () => {
    const { sent, accept } = at(overloaded(), E);
    accept();
    expect(sent.map(({ move }) => move)).toEqual(['dropCargo']);
  });
});

describe('disengagement', () => {
  const fought = () => {
    const G = scene({ stage: 'attacks', fleets: { E1: ['1718', ['EG1', 'EG2']], S1: ['1818', ['SP1', 'SG1']] } });
    return run(G, [E, 'attackFleet', [[1], '1818']], [E, 'fightRound', [], [1]]);
  };

  it('shows the chance and both stacks, and highlights the combat (7.52)', () => {
    const { page, asked, lit, action } = at(fought(), S);
    expect(asked()).toContain(ask.disengage);
    expect(lit()).toEqual(['1818']);
    expect(action('disengage')?.hint).toContain(kitWords.en.percent(2 / 6));
    expect(page.container.querySelector('.wg-papers')?.textContent).toContain(slip.disengageNeeds(5));
    expect(page.container.querySelector('.wg-battle-slip .wg-result-table')).not.toBeNull();
  });

  it('the main action tries to disengage, another declines (7.51)', () => {
    const away = at(fought(), S);
    away.accept();
    away.only('tryDisengage');
    cleanup();
    const stands = at(fought(), S);
    stands.order('stand');
    stands.only('standFast');
  });
});

/** A Spanish stack attacks an English stack, which declines siege. The die shows `die`. */
const assaulted = (parts: Parameters<typeof scene>[0], args: readonly unknown[], die: number) =>
  run(scene({ phase: 'landSpanish', stage: 'assaults', ...parts }), [S, 'assault', args], [E, 'answerSiege', [false], [die]]);

describe('after land combat', () => {
  const beaten = () =>
    run(
      assaulted(
        { armies: { SLT2: '2113', SLT3: '2113', EL3: '2013', EL5: '2013' }, leaders: { vere: '2013' } },
        ['2113', ['SLT2', 'SLT3'], [], '2013'],
        6,
      ),
      [S, 'takeLandLosses', [[{ unitId: 'SLT3', steps: 1 }]]],
      [
        E,
        'takeLandLosses',
        [
          [
            { unitId: 'EL3', steps: 1 },
            { unitId: 'EL5', steps: 1 },
          ],
        ],
      ],
    );

  it('asks for the retreat hex, highlights all legal hexes, and gives the case for other hexes (9.21)', () => {
    const G = beaten();
    const { asked, lit, press, refused, only } = at(G, E);
    expect(asked()).toContain(ask.retreat('2013'));
    const open = rules.choices(rules.view(G, E), E).flatMap(({ move, args }) => (move === 'retreat' ? [args[0]] : []));
    expect(lit().sort()).toEqual([...open].sort());
    press('2113');
    expect(refused()).toBe('9.22');
    press('2014');
    only('retreat', '2014');
  });

  it('retreats by an action too (9.21)', () => {
    const { order, only } = at(beaten(), E);
    order('retreat-2014');
    only('retreat', '2014');
  });

  const won = () =>
    assaulted(
      { armies: { SLT2: '2013', SLT8: '2013', SLT9: '2013', EL12: '2114' }, leaders: { parma: '2013', mondragon: '2013' } },
      ['2013', ['SLT2', 'SLT8'], ['parma'], '2114'],
      3,
    );

  it('asks which units advance: those that fought, a leader only with units, or none (9.23)', () => {
    const { page, asked, lit, order, barred, counter, only } = at(won(), S);
    expect(asked()).toContain(ask.advance('London'));
    expect(lit()).toEqual(['2114']);
    expect(page.container.querySelector('.wg-papers')?.textContent).not.toContain(unitName('SLT9'));
    fireEvent.click(counter(unitName('parma')));
    expect(barred()).toBe('9.23');
    fireEvent.click(counter(unitName('SLT2')));
    order('advance');
    only('advance', ['SLT2'], ['parma']);
  });

  it('advances all units by a click on the hex or by the main action (9.23)', () => {
    for (const go of ['action', 'hex']) {
      const { press, accept, only } = at(won(), S);
      if (go === 'action') accept();
      else press('2114');
      only('advance', ['SLT2', 'SLT8'], ['parma']);
      cleanup();
    }
  });
});

describe('losses', () => {
  it('at sea: deep draft ships first, with the number of steps and the case (7.33)', () => {
    const G = scene({
      stage: 'attacks',
      fleets: { E1: ['1718', ['EG1', 'EG2', 'EG3', 'EG4', 'EG5', 'EP1'], { munitions: 3 }], S1: ['1818', ['SP1', 'SC1', 'SZ1']] },
    });
    const fought = run(G, [E, 'attackFleet', [[1], '1818']], [E, 'fightRound', [], [5]]);
    const due = fought.pending?.step === 'navalLosses' ? fought.pending.steps.S : 0;
    const { sent, asked, lit, accept, barred, counter } = at(fought, S);
    expect(due).toBe(3);
    expect(asked()).toContain(ask.navalLosses(due));
    expect(lit()).toEqual(['1818']);
    fireEvent.click(counter(slip.lose(unitName('SP1'), slip.steps(0))));
    fireEvent.click(counter(slip.lose(unitName('SC1'), slip.steps(0))));
    expect(barred()).toBe('7.32');
    fireEvent.click(counter(slip.lose(unitName('SP1'), slip.steps(1))));
    fireEvent.click(counter(slip.lose(unitName('SC1'), slip.gone(slip.steps(2)))));
    expect(barred()).toBeUndefined();
    accept();
    expect(sent.map(({ move }) => move)).toEqual(['takeNavalLosses']);
  });

  it('from wind: the ships of the fleet that lose steps (6.24)', () => {
    const G = scene({ fleets: { E1: ['1616', ['EM1', 'EM2']] } });
    const gale = play(G, E, 'sail', [1, ['1617', '1517']], [1, 4]).G;
    const due = gale.pending?.step === 'navalLosses' ? gale.pending.steps.E : 0;
    const { sent, asked, lit, accept } = at(gale, E);
    expect(asked()).toContain(ask.storm(due));
    expect(lit()).toEqual(['1616']);
    accept();
    expect(sent.map(({ move }) => move)).toEqual(['takeNavalLosses']);
  });

  it('on land: a unit of 20 or more may be replaced by a weaker one of its nationality (9.14)', () => {
    const G = assaulted(
      { armies: { SLT1: '2113', SLT8: '2113', EL3: '2013', EL4: '2013', EL5: '2013' } },
      ['2113', ['SLT1', 'SLT8'], [], '2013'],
      4,
    );
    const { asked, order, barred, counter, only } = at(G, S);
    expect(asked()).toContain(ask.landLosses(1));
    fireEvent.click(counter(slip.lose(unitName('SLT1'), slip.steps(1))));
    expect(barred()).toBe('9.14');
    fireEvent.click(counter(slip.replace(unitName('SLT1'), unitName('SLT2'), slip.steps(1))));
    order('take');
    only('takeLandLosses', [{ unitId: 'SLT1', steps: 1, replaceBy: 'SLT2' }]);
  });
});

describe('bankruptcy', () => {
  const broke = () =>
    play(
      scene({
        phase: 'landSpanish',
        stage: 'assaults',
        armies: { SLT2: '2716', SLT3: '2615', SLT8: '0834', IT2: '2715' },
        ships: { SB1: '1027', SG1: '1027', SU1: '1027' },
        change: ({ treasury }) => Object.assign(treasury, { S: 3 }),
      }),
      S,
      'finishLandCombat',
    ).G;

  it('asks which third to remove and which ships to lay up, highlights their hexes, and refuses any other number (11.3)', () => {
    const { page, sent, asked, lit, order, barred, counter } = at(broke(), S);
    expect(asked()).toContain(ask.penalty);
    expect(lit()).toEqual(expect.arrayContaining(['2716', '2615', '0834', '2715', '1027']));
    const pressed = () => [...page.container.querySelectorAll<HTMLElement>('.wg-papers [aria-pressed="true"]')];
    const [first] = pressed();
    fireEvent.click(first);
    expect(barred()).toBe('11.3');
    fireEvent.click(first);
    expect(barred()).toBeUndefined();
    expect(counter(`${unitName('SLT2')}, ${placeName('2716')}`)).toBeTruthy();
    order('settle');
    expect(sent.map(({ move }) => move)).toEqual(['settlePenalty']);
    expect(rules.refusal(broke(), S, 'settlePenalty', sent[0].args)).toBeUndefined();
  });

  it('the main action removes the least valuable units', () => {
    const { sent, accept } = at(broke(), S);
    accept();
    expect(rules.refusal(broke(), S, sent[0].move, sent[0].args)).toBeUndefined();
  });
});

describe('battle or siege', () => {
  it('ships in a fortress port: the enemy stack is hidden before the answer (7.63)', () => {
    const G = scene({ stage: 'attacks', fleets: { E1: ['1026', ['EG1', 'EG2']], S1: ['1027', ['SP1']] } });
    const { page, asked, order, only } = at(play(G, E, 'attackFleet', [[1], '1027']).G, S);
    expect(asked()).toContain(ask.answerSiegeNaval('Corunna'));
    expect(page.container.innerHTML).not.toContain(unitName('EG1'));
    order('siege');
    only('answerSiege', true);
  });

  it('an army: the odds for every strength that the enemy might have (10.0)', () => {
    const G = scene({ phase: 'landSpanish', stage: 'assaults', armies: { SLT2: '2113', EL3: '2013' } });
    const { page, asked, accept, only } = at(play(G, S, 'assault', ['2113', ['SLT2'], [], '2013']).G, E);
    expect(asked()).toContain(ask.answerSiegeLand('2013'));
    expect(page.container.querySelector('.wg-battle-slip .wg-ranges')).not.toBeNull();
    expect(page.container.innerHTML).not.toContain(unitName('SLT2'));
    accept();
    only('answerSiege', false);
  });
});

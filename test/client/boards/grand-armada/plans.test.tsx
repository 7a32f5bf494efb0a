import { damageOf } from '../../../../client/boards/grand-armada/chart/hulls.js';
import { bestVolley } from '../../../../src/games/grand-armada/rules/gunnery.js';
import type { Boarding, GrandArmada, Volley } from '../../../../src/games/grand-armada/state.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { about } from '../../../kit/about.js';
import { activated, hand, only, playthrough, position, rules } from './table.js';

it('draws more damage the nearer a ship is to sinking', () => {
  expect([0, 1, 2, 3, 5, 7].map((hull) => damageOf(hull, 7))).toEqual([0, 1, 1, 2, 3, 3]);
});

describe('fire', () => {
  const near = () =>
    only(position(1, { revenge: { hex: 'J-10', heading: 1 }, grin: { hex: 'L-10', heading: 1 } }), ['revenge', 'disdain', 'grin']);

  it('aims with the first selection and fires guns with the second (8.1)', () => {
    const { press, plan, sent } = hand(activated(near(), 'revenge'));
    expect(plan().marks.get('L-10')).toMatchObject({ kind: 'target' });
    press('L-10');
    expect(plan().actions[0]).toMatchObject({ id: 'fireGuns-grin', hint: '3+, 67 %', main: true });
    press('L-10');
    expect(sent).toEqual([{ move: 'fireGuns', args: ['grin'] }]);
  });

  it('fires the weapon that the player aims (8.1)', () => {
    const G = near();
    Object.assign(G.ships.grin ?? {}, { hex: 'K-9' });
    const { act, press, plan, sent } = hand(activated(G, 'revenge'));
    act('aim-crew');
    expect(plan().actions.find(({ main }) => main)?.id).toBe('fireCrew-grin');
    press('K-9');
    expect(sent).toEqual([{ move: 'fireCrew', args: ['grin'] }]);
  });

  it('says why a target is refused (8.2)', () => {
    const G = near();
    Object.assign(G.ships.grin ?? {}, { hex: 'J-6' });
    const { press, notes } = hand(activated(G, 'revenge'));
    press('J-6');
    expect(notes.at(-1)?.key).toBe('outOfArc');
  });

  it('shows targets from the end of a course', () => {
    const { press, plan } = hand(activated(near(), 'revenge'));
    press('J-9');
    const { fire } = plan();
    expect(fire?.G.ships.revenge?.hex).toBe('J-9');
  });

  it('lets passed ships fire, by option (8.1)', () => {
    const G = only(position(1, { revenge: { hex: 'J-10', heading: 2 }, grin: { hex: 'L-8', heading: 1 } }, {}, { passingFire: 'react' }), [
      'revenge',
      'disdain',
      'grin',
    ]);
    const reacting = rules.play(activated(G, 'revenge'), '0', 'advance', [], quickDice(1)).G;
    expect(reacting.step).toBe('react');
    const { press, sent, act } = hand(reacting);
    press('L-8', 'L-8');
    act('passReact');
    expect(sent).toEqual([
      { move: 'reactFire', args: ['grin'] },
      { move: 'passReact', args: [] },
    ]);
  });
});

describe('simultaneous fire', () => {
  const melee = () =>
    only(
      position(
        1,
        {
          revenge: { hex: 'K-9', heading: 1 },
          victory: { hex: 'K-10', heading: 1 },
          grin: { hex: 'L-9', heading: 1 },
          sanmartin: { hex: 'M-9', heading: 1 },
        },
        { phase: 'closeFire', step: 'commit' },
      ),
      ['revenge', 'victory', 'grin', 'sanmartin'],
    );

  it('starts with all weapons at best odds (3.3)', () => {
    const { act, sent } = hand(melee(), '0');
    act('commitVolley');
    expect(sent[0].args[0]).toEqual(bestVolley(melee(), 'E'));
  });

  it('selects a target, deselects it, and holds fire (3.3)', () => {
    const { press, draft, act, sent } = hand(melee(), '0');
    act('holdFire');
    press('K-9', 'L-9');
    expect(draft().orders?.map(({ ship, weapon, target }: Volley) => `${ship} ${weapon} ${target}`)).toEqual([
      'revenge guns grin',
      'revenge crew grin',
    ]);
    press('L-9');
    act('commitVolley');
    expect(sent).toEqual([{ move: 'commitVolley', args: [[]] }]);
  });
});

describe('boarding', () => {
  const knot = (setupData = {}) =>
    only(
      position(
        1,
        {
          revenge: { hex: 'K-9' },
          victory: { hex: 'K-10' },
          sanjuan: { hex: 'L-9' },
          sanmartin: { hex: 'L-10' },
          sanmateo: { hex: 'L-8' },
        },
        { phase: 'boarding', step: 'boarding', toAct: 'S', turn: 3 },
        setupData,
      ),
      ['revenge', 'victory', 'sanjuan', 'sanmartin', 'sanmateo'],
    );

  it('assigns a ship to another enemy with two selections (8.1)', () => {
    const { press, act, sent } = hand(knot({ multiBoarding: 'grouped' }));
    press('L-9', 'K-9');
    act('orderBoardings');
    const [list] = sent[0].args as [Boarding[]];
    expect(list.find(({ single }) => single === 'revenge')?.group).toContain('sanjuan');
    expect(rules.refusal(knot({ multiBoarding: 'grouped' }), '1', 'orderBoardings', [list])).toBeUndefined();
    press('L-9', 'K-10');
    act('orderBoardings');
    const [other] = sent[1].args as [Boarding[]];
    expect(other.find(({ single }) => single === 'victory')?.group).toContain('sanjuan');
  });

  it('names pairs one by one (8.1)', () => {
    const { press, sent } = hand(knot());
    press('K-9', 'L-9');
    expect(sent).toEqual([{ move: 'orderBoardings', args: [[['revenge', 'sanjuan']]] }]);
  });
});

describe('losses', () => {
  it('asks the owner of a losing group for the ship that loses crew (8.1)', () => {
    const G = only(
      position(
        1,
        { revenge: { hex: 'K-9' }, sanjuan: { hex: 'L-9' }, sanmateo: { hex: 'L-8' } },
        { phase: 'boarding', step: 'losses', toAct: 'S', turn: 3, losses: { group: ['sanjuan', 'sanmateo'], points: 1 } },
        { multiBoarding: 'grouped' },
      ),
      ['revenge', 'sanjuan', 'sanmateo'],
    );
    const { press, act, sent, notes } = hand(G);
    press('K-9', 'L-8');
    act('loses-sanjuan');
    expect(notes.at(-1)?.key).toBe('noLoser');
    expect(sent).toEqual([
      { move: 'loseCrew', args: ['sanmateo'] },
      { move: 'loseCrew', args: ['sanjuan'] },
    ]);
  });
});

describe('withdrawal', () => {
  it('lets the owner choose the order of broken ships (8.4)', () => {
    const broken = { heading: 6, crewLoss: 9 } as const;
    const G = only(
      position(
        1,
        { revenge: { hex: 'J-10', ...broken }, victory: { hex: 'D-10', ...broken }, grin: { hex: 'M-10', heading: 1 } },
        { phase: 'withdrawal', step: 'flee', fleeing: ['victory', 'revenge'] },
      ),
      ['revenge', 'victory', 'disdain', 'grin'],
    );
    const { act, plan } = hand(G);
    expect(plan().selected).toBe('victory');
    act('flees-revenge');
    expect(plan().selected).toBe('revenge');
  });

  it('highlights legal ends only, and confirms with the second selection (8.4)', () => {
    const G = only(
      position(
        1,
        { revenge: { hex: 'J-10', heading: 6, crewLoss: 4 }, grin: { hex: 'M-10', heading: 1 } },
        { phase: 'withdrawal', step: 'flee', fleeing: ['revenge'] },
      ),
      ['revenge', 'disdain', 'grin'],
    );
    const { plan, press, sent, session } = hand(G);
    const ends = [...plan().marks].filter(([, { kind }]) => kind === 'go').map(([place]) => place);
    expect(ends.length).toBeGreaterThan(0);
    press(ends[0], ends[0]);
    expect(sent).toHaveLength(1);
    expect(rules.refusal(G, session.player, 'flee', sent[0].args)).toBeUndefined();
  });
});

describe('reinforcements and retreat', () => {
  it('places the whole fleet with the main button until a hex is chosen (11)', () => {
    const { plan, press } = hand(position(2, {}, {}, { deployment: 'free' }));
    const main = () =>
      plan()
        .actions.filter((item) => item.main && item.run)
        .map(({ id }) => id);
    expect(main()).toEqual(['useHistorical']);
    press([...plan().marks.keys()][0] ?? '');
    expect(main()).toEqual(['placeShip']);
  });

  it('brings in a ship with the chosen heading (11)', () => {
    const G = { ...position(4, {}, { turn: 5, step: 'must', phase: 'movement', toAct: 'S' }, { deployment: 'historical' }) } as GrandArmada;
    const { act, press, sent } = hand(G);
    act('bringIn');
    press('A-9', 'A-9');
    expect(sent[0]).toMatchObject({ move: 'enter', args: ['sanluis', 'A-9', expect.any(Number)] });
    expect(rules.refusal(G, '1', 'enter', sent[0].args)).toBeUndefined();
  });

  it('explains why a retreat is not allowed yet (11)', () => {
    const { plan } = hand(position(4, {}, {}, { deployment: 'historical' }));
    expect(plan().actions.find(({ id }) => id === 'generalRetreat')?.why?.reason).toMatch(/before turn 2/);
  });
});

describe('every move of the game', () => {
  const SETUPS = [
    { scenario: 1 },
    { scenario: 2 },
    { scenario: 3, multiBoarding: 'grouped' },
    { scenario: 4, deployment: 'free', retreat: 'printed' },
    { scenario: 5, passingFire: 'react' },
  ];

  /** Returns all moves that can be sent with a few selections and buttons. */
  function reachable(G: GrandArmada, player: string): { names: Set<string>; illegal: string[] } {
    const at = hand(G, player);
    const names = new Set<string>();
    const illegal: string[] = [];
    let drafts = [at.draft()];
    for (let depth = 0; depth < 3; depth++) {
      const next: typeof drafts = [];
      for (const start of drafts.slice(0, 9)) {
        at.from(start);
        const plan = at.plan();
        const lit = [...plan.marks.keys()];
        const deeds = [
          ...plan.actions.flatMap(({ run }) => (run ? [run] : [])),
          ...(lit.length > 7 ? lit.filter((_, i) => i % Math.ceil(lit.length / 7) === 0) : lit).map(
            (place) => () => at.plan().press?.(place),
          ),
        ];
        for (const deed of deeds) {
          at.from(start);
          const before = at.sent.length;
          deed();
          const [first] = at.sent.slice(before);
          if (first) {
            names.add(first.move);
            if (rules.refusal(at.session.G, player, first.move, first.args)) illegal.push(JSON.stringify(first));
          } else if (at.draft() !== start) next.push(at.draft());
        }
      }
      drafts = next;
    }
    return { names, illegal };
  }

  it('can be made on the map and with buttons; only legal moves are offered', () => {
    const done = new Set<string>();
    for (const [i, setup] of SETUPS.entries()) {
      let step = 0;
      for (const G of playthrough(i + 3, setup, 260)) {
        for (const player of Object.keys(rules.awaiting(G))) {
          const wanted = new Set(rules.choices(rules.view(G, player), player).map(({ move }) => move));
          // Check rare moves always, and common moves now and then.
          const rare = [...wanted].some((move) => !done.has(move));
          if (!rare && step++ % 41) continue;
          const { names, illegal } = reachable(G, player);
          expect(illegal).toEqual([]);
          about(`${G.step} of turn ${G.turn}`, () => expect([...wanted].filter((move) => !names.has(move))).toEqual([]));
          for (const move of names) done.add(move);
        }
      }
    }
    expect([...done].sort()).toEqual(
      expect.arrayContaining([
        'activate',
        'advance',
        'commitVolley',
        'endActivation',
        'fireCrew',
        'fireGuns',
        'forceEnemy',
        'trim',
        'turn',
      ]),
    );
  });
});

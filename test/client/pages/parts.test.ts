import { described, scenarioOf } from '../../../client/app/options/described.js';
import { type DecisionPoint, isSecretStep, NOBODY, reseat, type Seating } from '../../../client/kit/board/seating.js';
import { seatName } from '../../../client/kit/seatName.js';
import { type MoveAction, Outbox } from '../../../client/match/connection/outbox.js';
import { waitingMovesOf } from '../../../client/match/connection/waitingMoves.js';
import { outcome } from '../../../client/match/local/useRunningMatch.js';
import { statusOf } from '../../../client/match/status.js';
import { composePage } from '../../../client/pages/replay/saved/compose.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { modules } from '../../../src/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { english } from '../../../src/kit/language.js';
import { seed } from '../../kit/seed.js';
import { module } from './parleyBoard.js';

const FILES: { readonly [name: string]: string } = {
  'assets/begin-1.js': 'import{a}from"./part-2.js";r(()=>import(`./late-3.js`),__vite__mapDeps([0,12]));',
  'assets/part-2.js': 'export const a="ë </script>";',
  'assets/late-3.js': '',
  'assets/look-4.css': '@font-face{src:url(/assets/letters-5.woff2)}',
  'assets/letters-5.woff2': 'letters',
};
const read = async (file: string) => new TextEncoder().encode(FILES[file]);
const PARTS = {
  entry: 'assets/begin-1.js',
  scripts: ['assets/begin-1.js', 'assets/part-2.js', 'assets/late-3.js'],
  styles: ['assets/look-4.css'],
};

const decoded = (data: string) => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64').toString();

describe('a page composed from the built client', () => {
  it('has every module by name, and requests no other file', async () => {
    const html = await composePage({}, 'A title', PARTS, read);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const { imports } = JSON.parse(page.querySelector('script[type=importmap]')?.textContent ?? '');
    expect(Object.keys(imports)).toEqual(['begin-1.js', 'part-2.js', 'late-3.js']);
    expect(decoded(imports['begin-1.js'])).toBe('import{a}from"part-2.js";r(()=>import(`late-3.js`),void 0);');
    expect(decoded(imports['part-2.js'])).toBe(FILES['assets/part-2.js']);
    expect(page.querySelector('style')?.textContent).toBe(`@font-face{src:url(data:font/woff2;base64,${btoa('letters')})}`);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
    expect(html).not.toMatch(/(src|href)=/);
  });

  it('leaves out private notes', async () => {
    const file = { game: 'parley', notes: [{ n: 1, name: 'mine', note: 'secret' }] };
    const html = await composePage(file, '', PARTS, read);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(JSON.parse(page.getElementById('weathergage-match')?.textContent ?? '')).toEqual({ game: 'parley' });
  });

  it('escapes any file and title', async () => {
    const file = { name: '</script><script>alert(1)</script><!--\u2028\u2029' };
    const html = await composePage(file, '</title><script>alert(2)</script>', PARTS, read);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(JSON.parse(page.getElementById('weathergage-match')?.textContent ?? '')).toEqual(file);
    expect(page.title).toBe('</title><script>alert(2)</script>');
    expect(page.querySelectorAll('script')).toHaveLength(3);
    expect(html).not.toMatch(/[\u2028\u2029]/);
  });
});

const yesOrNo = { yes: 'yes', no: 'no' };
const all = Object.values(modules) as GameModule[];
const salamis = modules['salamis-ad-actium'] as GameModule;

describe('the text of a set-up', () => {
  it.each(all)('$slug: recognizes each scenario by its set-up', (module) => {
    for (const scenario of module.scenarios) expect(scenarioOf(module, { ...scenario.setupData }).id).toBe(scenario.id);
  });

  it('recognizes a scenario by a partial set-up', () => {
    expect(scenarioOf(salamis, { scenario: 'actium-31' }).id).toBe('actium-31');
    expect(scenarioOf(salamis, {}).id).toBe(salamis.scenarios[0].id);
  });

  it('lists changed options', () => {
    const armada = modules['war-with-spain'] as GameModule;
    const { options } = described(armada, { scenario: 'campaign', openInformation: true }, yesOrNo);
    expect(options).toEqual([expect.objectContaining({ value: 'yes' })]);
    expect(described(armada, { scenario: 'campaign' }, yesOrNo).options).toEqual([]);
  });
});

describe('the status line of a match', () => {
  const module = modules['grand-armada'] as GameModule;
  const begun = (of: GameModule, setupData: object): object => Object(of.rules.setup(setupData, quickDice(seed(1))));

  it('has scenario, turn, phase, side to move and opponent', () => {
    const ctx = { phase: 'movement', activePlayers: { '1': 'activate' } };
    const G = { ...begun(module, { scenario: 2 }), turn: 4 };
    const said = (me: string) => statusOf(module, { scenario: 2 }, { G, ctx }, { me, opponent: 'Bess' }, english);
    expect(said('1')).toBe('Portland Bill, turn 4 of 9, Movement and firing, your turn, against Bess');
    expect(said('0')).not.toContain('your turn');
  });

  it('has the turn of every game, and the last one if fixed', () => {
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

describe('the name of a seat', () => {
  it('is the name of its side', () => {
    const module = modules['invincible-armada'];
    const G = module.rules.setup(undefined, quickDice(1));
    expect([seatName(module, G, '0', english), seatName(module, G, '1', english), seatName(module, G, '7', english)]).toEqual([
      'English',
      'Spanish',
      '',
    ]);
  });

  it('follows a set-up with exchanged seats, in the result too', () => {
    const module = modules['grand-armada'];
    const G = module.rules.setup({ swapSeats: true }, quickDice(1));
    expect(seatName(module, G, '0', english)).toBe('Spanish');
    expect(outcome(module, G, { winner: '0' }, english)).toContain('Spanish');
  });

  it('is the fleet’s name in a historical battle', () => {
    const module = modules['salamis-ad-actium'];
    const G = module.rules.setup({ scenario: 'salamis-480' }, quickDice(1));
    expect([seatName(module, G, '0', english), seatName(module, G, '1', english)]).toEqual(['Greek allies', 'Persian fleet']);
  });
});

describe('seating', () => {
  const { sequence } = module;
  const at = (phase: string, awaiting: Record<string, string>, hidden = false): DecisionPoint => ({ phase, awaiting, hidden });
  const lifted = (seating: Seating): Seating => ({ ...seating, covered: false });
  const next = (before: Seating, moment: DecisionPoint) => reseat(sequence, before, moment);

  describe('the seat at a shared screen', () => {
    it('a step is secret if one of its actions is', () => {
      expect(isSecretStep(sequence, 'parley', 'commit')).toBe(true);
      expect(isSecretStep(sequence, 'parley', 'answer')).toBe(false);
      expect(isSecretStep(sequence, 'nowhere', 'answer')).toBe(false);
    });

    it('an open decision needs no pass screen', () => {
      const first = next(NOBODY, at('muster', { '0': 'berth' }));
      expect(first).toMatchObject({ seat: '0', covered: false });
      expect(next(first, at('parley', { '1': 'answer' }))).toMatchObject({ seat: '1', covered: false });
    });

    it('a pass screen comes before each secret choice, one side after the other', () => {
      const first = next(next(NOBODY, at('muster', { '0': 'berth' })), at('parley', { '0': 'commit', '1': 'commit' }));
      expect(first).toMatchObject({ seat: '0', covered: true, secret: true });
      const second = next(lifted(first), at('parley', { '1': 'commit' }, true));
      expect(second).toMatchObject({ seat: '1', covered: true });
    });

    it('the next round is a new secret, also for the last player', () => {
      const chosen = lifted({ seat: '1', step: 'parley/commit', covered: false, secret: true });
      expect(next(chosen, at('parley', { '0': 'commit', '1': 'commit' }, false))).toMatchObject({ seat: '1', covered: true });
    });

    it('a secret choice of several moves is not interrupted', () => {
      const choosing = lifted({ seat: '0', step: 'parley/commit', covered: false, secret: true });
      expect(next(choosing, at('parley', { '0': 'commit', '1': 'commit' }, true)).covered).toBe(false);
    });

    it('a player behind a pass screen continues alone while information is hidden', () => {
      const first = next(NOBODY, at('muster', { '0': 'berth' }, true));
      expect(first).toMatchObject({ seat: '0', covered: true });
      const second = next(lifted(first), at('parley', { '0': 'commit', '1': 'commit' }, true));
      expect(second).toMatchObject({ seat: '0', step: 'parley/commit', covered: false });
      expect(next(second, at('parley', { '1': 'commit' }, true))).toMatchObject({ seat: '1', covered: true });
      const open = next(second, at('muster', { '0': 'berth' }, false));
      expect(next(open, at('parley', { '0': 'commit' }, false))).toMatchObject({ seat: '0', covered: true });
    });

    it('a pass screen stays during other changes', () => {
      const down: Seating = { seat: '0', step: 'parley/commit', covered: true, secret: true };
      expect(next(down, at('parley', { '0': 'commit', '1': 'commit' })).covered).toBe(true);
    });

    it('a pass screen precedes even an open decision while information is hidden', () => {
      const before: Seating = { seat: '0', step: 'muster/berth', covered: false, secret: false };
      expect(next(before, at('parley', { '1': 'answer' }, true))).toMatchObject({ seat: '1', covered: true, secret: false });
      expect(next(before, at('parley', { '0': 'answer' }, true))).toMatchObject({ seat: '0', covered: false });
    });

    it('there is no pass screen after the end', () => {
      const before: Seating = { seat: '1', step: 'parley/commit', covered: true, secret: true };
      expect(next(before, at('parley', {}, true))).toMatchObject({ seat: '1', covered: false });
    });
  });
});

describe('the outbox', () => {
  const move = (type: string): MoveAction => ({ type: 'MAKE_MOVE', payload: { type, args: [], playerID: '0' } as MoveAction['payload'] });
  const played = (type: string, _stateID: number) => ({ action: move(type) as never, _stateID });

  /** Creates a page's outbox for seat 0. Records sent moves and counts requested syncs. */
  function page(matchID = 'm') {
    const sent: string[] = [];
    let looked = 0;
    const outbox = new Outbox(
      '0',
      ({ payload }, stateID) => sent.push(`${payload.type} at ${stateID}`),
      () => {
        looked += 1;
      },
      waitingMovesOf(matchID, '0'),
    );
    return { outbox, sent, looked: () => looked };
  }

  beforeEach(() => sessionStorage.clear());

  it('takes no second move before the first is answered, while connected', () => {
    const { outbox, sent } = page();
    outbox.show([]);
    expect(outbox.isPending).toBe(false);
    outbox.add(move('sail'), 4);
    expect([outbox.isPending, outbox.count]).toEqual([true, 0]);
    outbox.add(move('fire'), 4);
    outbox.hear([played('sail', 4)]);
    expect([sent, outbox.isPending]).toEqual([['sail at 4'], false]);
    outbox.add(move('fire'), 5);
    outbox.refused({ key: 'notAllowed', move: 'fire', stateID: 5 });
    expect([sent, outbox.isPending]).toEqual([['sail at 4', 'fire at 5'], false]);
  });

  describe('moves that wait when the page closes', () => {
    it('are sent by the next page, in order and once', () => {
      const first = page();
      first.outbox.add(move('sail'), 4);
      first.outbox.add(move('fire'), 4);
      expect(first.sent).toEqual([]);

      const second = page();
      expect(second.outbox.count).toBe(2);
      second.outbox.show([]);
      second.outbox.hear([played('sail', 4)]);
      second.outbox.hear([played('fire', 5)]);
      expect(second.sent).toEqual(['sail at 4', 'fire at 5']);
      expect(sessionStorage).toHaveLength(0);
    });

    it('are not sent again if the server has them', () => {
      const first = page();
      first.outbox.show([]);
      first.outbox.add(move('sail'), 4);
      expect(first.sent).toEqual(['sail at 4']);

      const second = page();
      second.outbox.show([played('sail', 4)]);
      expect([second.sent, second.outbox.count, sessionStorage.length]).toEqual([[], 0, 0]);
    });

    it('are dropped with a message if the match has continued', () => {
      const first = page();
      first.outbox.show([]);
      first.outbox.add(move('sail'), 4);

      const second = page();
      second.outbox.show([]);
      // The move may have been stored before the connection was lost. Sync before showing a refusal.
      expect(second.outbox.refused({ key: 'stale', move: 'sail', stateID: 4 })).toBe(false);
      expect(second.looked()).toBe(1);
      second.outbox.show([]);
      expect(second.outbox.refused({ key: 'stale', move: 'sail', stateID: 4 })).toBe(true);
      expect(sessionStorage).toHaveLength(0);
    });

    it('belong to their match only', () => {
      page('m').outbox.add(move('sail'), 4);
      const other = page('n');
      other.outbox.show([]);
      expect(other.sent).toEqual([]);
    });

    it('are empty if storage is damaged', () => {
      for (const damaged of ['{', '7', '[7]', '[{"action":{"type":"MAKE_MOVE"}}]']) {
        sessionStorage.setItem('weathergage.waiting.m.0', damaged);
        expect(page().outbox.count).toBe(0);
      }
    });
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { afterOwn, turnsIn } from '../../../client/kit/history/turns.js';
import { Pages } from '../../../client/match/features/history/pages.js';
import { Replayed } from '../../../client/match/features/history/replayed.js';
import { type ViewSource, viewSoFar } from '../../../client/match/features/history/viewSoFar.js';
import { type RunningMatch, runMatch } from '../../../client/match/local/runningMatch.js';
import { UNDO } from '../../../src/boardgame/constants.js';
import { fullStateOf } from '../../../src/boardgame/fullState.js';
import { type HistoryPage, PAGE, pageOf, viewsOf } from '../../../src/boardgame/historyPage.js';
import { committedLedger, LEDGER, ledgerSetup, type SharedLedger } from '../../../src/boardgame/ledger.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { openView } from '../../../src/boardgame/viewFile.js';
import { modules } from '../../../src/index.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import { about } from '../../kit/about.js';
import type { Golden } from '../../kit/golden.js';

describe('a saved view file', () => {
  /** A recorded match of each game, with secrets if the game has secrets. */
  const RECORDED: { readonly [slug: string]: string } = {
    'salamis-ad-actium': 'campaign-1',
    'right-fierce-and-terrible': 's1-4',
    'invincible-armada': 'historicalI-3',
    'grand-armada': 'portland-1',
    'war-with-spain': 'campaign-1',
  };
  /** Number of secret moves in each match that are made in two ways. */
  const SECRETS = 3;
  /** Number of moves played in a game without secret moves. */
  const MOST = 20;

  let opened = 0;
  const open = ({ slug }: GameModule, { seed, setupData }: Golden): ((module: GameModule) => RunningMatch) => {
    opened += 1;
    const match = { kind: 'hotseat', game: slug, id: `seen${opened}`, humans: ['0', '1'], seed, setupData: setupData as never } as const;
    return (module) => runMatch(module, { ...match, createdAt: 0, updatedAt: 0 });
  };

  /** Returns the file of one seat's view that a player could save now. */
  function saved(module: GameModule, { seats, spectator, record }: RunningMatch, seat: PlayerID | null) {
    const live = (seat === null ? spectator : seats[seat]).props();
    if (!live) throw new Error('no match');
    const { setupData, seed, salts, log } = record();
    const match = new Replayed(module, setupData, seed);
    const source = { page: async (at: number) => match.page(log, salts, seat, at) };
    return viewSoFar({ game: module.slug, rules: module.meta.version, setupData, live, source, isWhole: true });
  }

  const secretMoves = ({ sequence, always }: GameModule): ReadonlySet<string> =>
    new Set(
      Object.values(sequence)
        .flatMap(({ steps }) => [...Object.values(steps).flat(), ...always])
        .filter(({ secret }) => secret)
        .map(({ name }) => name),
    );

  const seesOf = ({ seats, spectator }: RunningMatch, seat: PlayerID | null) => (seat === null ? spectator : seats[seat]).props()?.G;

  /** Returns the position and all events as a seat sees them. */
  const shownTo = ({ seats, spectator }: RunningMatch, seat: PlayerID | null) => {
    const { G, log } = (seat === null ? spectator : seats[seat]).props() ?? {};
    return JSON.stringify([G, log?.map(({ metadata }) => metadata)]);
  };

  const play = (table: RunningMatch, playerID: PlayerID, { move, args }: Choice) => table.seats[playerID].move(move, args);

  function tableAfter(module: GameModule, golden: Golden, moves: number): RunningMatch {
    const table = open(module, golden)(module);
    for (const { playerID, move, args } of golden.log.slice(0, moves)) play(table, playerID, { move, args });
    return table;
  }

  beforeEach(() => localStorage.clear());

  describe('a view file of a match in play', () => {
    it.each(Object.values(modules) as unknown as GameModule[])('$slug: hidden differences do not change it', async (module) => {
      const file = join(__dirname, '../../games', module.slug, 'golden', `${RECORDED[module.slug]}.json`);
      const golden: Golden = JSON.parse(readFileSync(file, 'utf8'));
      const secrets = secretMoves(module);
      const stops = golden.log.flatMap(({ move }, n) => (secrets.has(move) ? [n] : [])).slice(0, SECRETS);
      let compared = 0;
      for (const stop of stops) {
        const { playerID, move, args } = golden.log[stop];
        const one = tableAfter(module, golden, stop);
        const instead = module.rules
          .choices(seesOf(one, playerID), playerID)
          .find((choice) => choice.move === move && JSON.stringify(choice.args) !== JSON.stringify(args));
        const two = tableAfter(module, golden, stop);
        play(one, playerID, { move, args });
        if (instead) play(two, playerID, instead);
        for (const seat of ['0', '1', null]) {
          // The costs or results of a secret choice may be public.
          if (!instead || seat === playerID || shownTo(one, seat) !== shownTo(two, seat)) continue;
          compared += 1;
          const files = [await saved(module, one, seat), await saved(module, two, seat)];
          about(`${move}, seen by ${seat}`, () => expect(files[1]).toEqual(files[0]));
          expect(files[0].log).toHaveLength(stop + 1);
        }
        one.stop();
        two.stop();
      }
      expect(compared > 0).toBe(stops.length > 0);
    });

    it.each(Object.values(modules) as unknown as GameModule[])('$slug: opens as it was seen, without a seed', async (module) => {
      const file = join(__dirname, '../../games', module.slug, 'golden', `${RECORDED[module.slug]}.json`);
      const seed = `${'1'.repeat(32)}.${'2'.repeat(32)}`;
      const table = open(module, { ...(JSON.parse(readFileSync(file, 'utf8')) as Golden), seed })(module);
      for (let n = 0; n < MOST; n++) {
        const [playerID] = Object.keys(module.rules.awaiting(seesOf(table, '0')));
        const [choice] = module.rules.choices(seesOf(table, playerID), playerID);
        play(table, playerID, choice);
      }
      for (const seat of ['0', '1', null]) {
        const seen = JSON.stringify(await saved(module, table, seat));
        expect(seen).not.toMatch(/1{32}|2{32}/);
        const view = openView(module, JSON.parse(seen));
        expect(view).toMatchObject({ file: { seat, commitment: expect.any(String), result: null } });
        expect('states' in view && view.states.at(-1)).toEqual(JSON.parse(JSON.stringify(seesOf(table, seat))));
      }
      table.stop();
    });

    it('joins the server’s pages from the first stored position, without moves taken back', async () => {
      const NOW = 130;
      const EARLIEST = 37;
      const entry = (stateID: number): LogEntry => ({
        action: { type: 'MAKE_MOVE', payload: { type: stateID === 60 ? UNDO : 'm', args: [stateID], playerID: '0' } },
        _stateID: stateID,
        turn: 0,
        phase: '',
        metadata: [],
      });
      const range = (from: number, until: number) => Array.from({ length: until - from }, (_, i) => from + i);
      const page = async (at: number) => {
        const begin = at > 0 ? at - 1 - ((at - 1) % PAGE) : 0;
        const from = Math.max(EARLIEST, begin);
        const until = Math.min(begin + PAGE, NOW + 2);
        return pageOf(
          from,
          range(from, until + 1).map((n) => ({ n })),
          range(from, until).map(entry),
        );
      };
      const live = { playerID: '0', _stateID: NOW, log: [], plugins: {}, ctx: {} } as unknown as ViewSource['live'];
      const file = await viewSoFar({ game: 'parley', rules: '1.0.0', setupData: null, live, source: { page }, isWhole: false });
      expect(file.view).toEqual({ n: EARLIEST });
      expect(file.log.map(({ args }) => args?.[0])).toEqual(range(EARLIEST, NOW).filter((n) => n !== 59 && n !== 60));
      expect(file.log.at(-1)?.changes).toEqual([{ op: 'add', path: '/n', value: NOW }]);
    });
  });
});

describe('pages of the history', () => {
  const entry = (n: number, playerID = '0', keys: readonly string[] = []): LogEntry => ({
    action: { type: 'MAKE_MOVE', payload: { type: 'move', args: [], playerID } },
    _stateID: n,
    turn: 0,
    phase: '',
    metadata: keys.map((key) => ({ key, case: '1' })),
  });

  /** Returns the pages of a history with this number of states. States before `earliest` are not stored. */
  function pastOf(states: number, earliest = 0) {
    const asked: number[] = [];
    const page = async (at: number): Promise<HistoryPage> => {
      asked.push(at);
      const from = Math.max(at - (at % PAGE), earliest);
      const views = Array.from({ length: Math.min(PAGE + 1, states - from) }, (_, i) => ({ n: from + i }));
      return pageOf(
        from,
        views,
        views.slice(1).map((_, i) => entry(from + i)),
      );
    };
    return { asked, pages: new Pages({ page }) };
  }

  describe('pages of the history', () => {
    it('are loaded once, on demand', async () => {
      const { asked, pages } = pastOf(5001);
      await pages.want(5000);
      await pages.want(4990);
      expect(asked).toEqual([4950]);
      expect(pages.logTo(4960).map(({ _stateID }) => _stateID)).toEqual(Array.from({ length: 10 }, (_, i) => 4950 + i));
      await pages.want(4950);
      expect(asked).toEqual([4950, 4900]);
      expect(pages.logTo(4955)).toHaveLength(55);
    });

    it('are not loaded if skipped quickly', async () => {
      const { asked, pages } = pastOf(5001);
      await Promise.all([4900, 4000, 3000, 2000, 10].map((at) => pages.want(at)));
      expect(asked).toEqual([4850, 0]);
    });

    it('reload the last page after new moves', async () => {
      const early = pastOf(11);
      await early.pages.want(10);
      expect(early.pages.of(10)).toBeDefined();
      expect(early.pages.of(11)).toBeUndefined();
    });

    it('start at the first stored position', async () => {
      const { pages } = pastOf(200, 70);
      await pages.want(20);
      expect(pages.earliest).toBe(70);
      await pages.want(70);
      expect(pages.of(120)).toBeUndefined();
      await pages.want(90);
      expect(pages.of(90)).toMatchObject({ from: 70 });
    });

    it('are retried after a failure on the next request', async () => {
      const pages = new Pages({ page: () => Promise.reject(new Error('offline')) });
      await pages.want(3);
      expect(pages.lost).toBe(true);
      pages.retry();
      expect(pages.lost).toBe(false);
    });
  });

  describe('turns of a match', () => {
    it('a turn starts at the state after the move that began it', () => {
      expect(turnsIn([entry(0), entry(1, '1', ['roll', 'turn']), entry(2), entry(7, '0', ['turn'])])).toEqual([2, 8]);
    });

    it('the reader’s last move is the one before other moves', () => {
      const log = [entry(0, '0'), entry(1, '1'), entry(2, '0'), entry(3, '1'), entry(4, '1')];
      expect(afterOwn(log, '0')).toBe(3);
      expect(afterOwn([...log, entry(5, '0')], '0')).toBe(3);
      expect(afterOwn(log, '1')).toBe(2);
      expect(afterOwn([entry(0, '1')], '0')).toBeUndefined();
    });
  });
});

describe('a replayed match', () => {
  const RECORDED: { readonly [slug: string]: string } = {
    'salamis-ad-actium': 'points-4',
    'right-fierce-and-terrible': 's1-4',
    'invincible-armada': 'free-4',
    'grand-armada': 'gravelines-2',
    'war-with-spain': 'campaign-3',
  };
  const MOVES = 130;

  /** Plays the first moves of a recorded match in a boardgame.io client. Takes back and repeats each move if undo is allowed. */
  function played(module: GameModule) {
    const file = join(__dirname, '../../games', module.slug, 'golden', `${RECORDED[module.slug]}.json`);
    const { seed, setupData, log }: Golden = JSON.parse(readFileSync(file, 'utf8'));
    const game = {
      ...module.game,
      seed,
      plugins: [...(module.game.plugins ?? []), ledgerSetup(() => committedLedger(seed))],
      setup: (context: Parameters<NonNullable<GameModule['game']['setup']>>[0]) => module.game.setup?.(context, setupData),
    };
    const client = Client({ game, debug: false, numPlayers: 2 });
    client.start();
    const states: unknown[] = [fullStateOf(client.getState()?.G)];
    const act = (playerID: string, move: string, args: readonly unknown[]) => {
      client.updatePlayerID(playerID);
      client.moves[move](...args);
      client.updatePlayerID(null);
      states.push(fullStateOf(client.getState()?.G));
    };
    for (const { playerID, move, args } of log.slice(0, MOVES)) {
      act(playerID, move, args);
      const ledger = client.getState()?.plugins[LEDGER].data as SharedLedger;
      if (ledger.undo !== playerID) continue;
      act(playerID, UNDO, []);
      act(playerID, move, args);
    }
    client.stop();
    const moves = (client.log ?? []).filter(({ action }: LogEntry) => action.type === 'MAKE_MOVE');
    return { seed, setupData, log: moves, states };
  }

  describe('a replayed match of this browser', () => {
    it.each(Object.values(modules) as unknown as GameModule[])('$slug: shows each seat every state as it was seen', (module) => {
      const { seed, setupData, log, states } = played(module);
      expect(log).toHaveLength(states.length - 1);
      const match = new Replayed(module, setupData, seed);
      for (const playerID of ['0', '1', null]) {
        for (const at of [100, 0, 50]) {
          const page = match.page(log, {}, playerID, at);
          expect(page.from).toBe(at);
          for (const [i, view] of viewsOf(page).entries()) {
            expect(JSON.parse(JSON.stringify(view))).toEqual(JSON.parse(JSON.stringify(module.rules.view(states[at + i], playerID))));
          }
        }
      }
    });

    it('fails if the current rules give other states', () => {
      const [, module] = Object.values(modules) as unknown as GameModule[];
      const { seed, setupData, log } = played(module);
      const n = log.findIndex(({ metadata }) => (metadata as unknown[]).length > 0);
      const other = log.map((entry, i) => (i === n ? { ...entry, metadata: [{ key: 'else', case: '1' }] } : entry));
      expect(() => new Replayed(module, setupData, seed).page(other, {}, null, n)).toThrow('differs from the rules’ result');
    });
  });
});

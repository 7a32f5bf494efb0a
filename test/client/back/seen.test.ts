import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import { openTable, type Table } from '../../../client/app/table/table.js';
import { Replayed } from '../../../client/back/replayed.js';
import { type Sight, seenSoFar } from '../../../client/back/seen.js';
import { UNDO } from '../../../src/boardgame/constants.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { PAGE, pageOf } from '../../../src/boardgame/past.js';
import { openView } from '../../../src/boardgame/viewFile.js';
import { modules } from '../../../src/index.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import { about } from '../../kit/about.js';
import type { Golden } from '../../kit/golden.js';

/** A recorded match of each game, where it has secrets with some. */
const RECORDED: { readonly [slug: string]: string } = {
  'salamis-ad-actium': 'campaign-1',
  'right-fierce-and-terrible': 's1-4',
  'invincible-armada': 'historicalI-3',
  'grand-armada': 'portland-1',
  'war-with-spain': 'campaign-1',
};
/** So many secret moves of a match are each made in two ways. */
const SECRETS = 3;
/** Moves of a game without secret ones. */
const MOST = 20;

let opened = 0;
const open = ({ slug }: GameModule, { seed, setupData }: Golden): ((module: GameModule) => Table) => {
  opened += 1;
  const match = { kind: 'hotseat', game: slug, id: `seen${opened}`, humans: ['0', '1'], seed, setupData: setupData as never } as const;
  return (module) => openTable(module, { ...match, createdAt: 0, updatedAt: 0 });
};

/** What one at a table would save now. */
function saved(module: GameModule, { seats, spectator, record }: Table, seat: PlayerID | null) {
  const live = (seat === null ? spectator : seats[seat]).props();
  if (!live) throw new Error('no match');
  const { setupData, seed, salts, log } = record();
  const match = new Replayed(module, setupData, seed);
  const source = { page: async (at: number) => match.page(log, salts, seat, at) };
  return seenSoFar({ game: module.slug, rules: module.meta.version, setupData, live, source, isWhole: true });
}

const secretMoves = ({ sequence, always }: GameModule): ReadonlySet<string> =>
  new Set(
    Object.values(sequence)
      .flatMap(({ steps }) => [...Object.values(steps).flat(), ...always])
      .filter(({ secret }) => secret)
      .map(({ name }) => name),
  );

const seesOf = ({ seats, spectator }: Table, seat: PlayerID | null) => (seat === null ? spectator : seats[seat]).props()?.G;

/** The position as he sees it, and all that was told. */
const shownTo = ({ seats, spectator }: Table, seat: PlayerID | null) => {
  const { G, log } = (seat === null ? spectator : seats[seat]).props() ?? {};
  return JSON.stringify([G, log?.map(({ metadata }) => metadata)]);
};

const play = (table: Table, playerID: PlayerID, { move, args }: Choice) => table.seats[playerID].move(move, args);

/** A table where the first moves of a recorded match have been made. */
function tableAfter(module: GameModule, golden: Golden, moves: number): Table {
  const table = open(module, golden)(module);
  for (const { playerID, move, args } of golden.log.slice(0, moves)) play(table, playerID, { move, args });
  return table;
}

beforeEach(() => localStorage.clear());

describe('what a seat saves of a match that goes on', () => {
  it.each(Object.values(modules) as unknown as GameModule[])(
    '$slug: two that differ in what is hidden from it give the same',
    async (module) => {
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
          // What a choice costs, or leads to, may be for all to see.
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
    },
  );

  it.each(Object.values(modules) as unknown as GameModule[])('$slug: opens as it was seen, and has no seed', async (module) => {
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

  it('is put together of the pages that a server gives, from the first position that is kept, without what was taken back', async () => {
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
    const live = { playerID: '0', _stateID: NOW, log: [], plugins: {}, ctx: {} } as unknown as Sight['live'];
    const file = await seenSoFar({ game: 'parley', rules: '1.0.0', setupData: null, live, source: { page }, isWhole: false });
    expect(file.view).toEqual({ n: EARLIEST });
    expect(file.log.map(({ args }) => args?.[0])).toEqual(range(EARLIEST, NOW).filter((n) => n !== 59 && n !== 60));
    expect(file.log.at(-1)?.changes).toEqual([{ op: 'add', path: '/n', value: NOW }]);
  });
});

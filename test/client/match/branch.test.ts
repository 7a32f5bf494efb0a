import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMatch, forgetMatch, keptMatches, type LocalMatch, startOf } from '../../../client/app/matches.js';
import { shownProps } from '../../../client/match/boardProps.js';
import { Replayed } from '../../../client/match/features/history/replayed.js';
import type { FullPosition } from '../../../client/match/features/history/source.js';
import { beginBranch, type Wanted } from '../../../client/match/features/positions/branch.js';
import { runMatch } from '../../../client/match/local/runningMatch.js';
import { viewsOf } from '../../../src/boardgame/historyPage.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { modules } from '../../../src/index.js';
import { matchDice } from '../../../src/kit/dice.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import { verifyMatch } from '../../../src/verification.js';
import type { Golden } from '../../kit/golden.js';

const RECORDED: { readonly [slug: string]: string } = {
  'salamis-ad-actium': 'points-4',
  'right-fierce-and-terrible': 's1-4',
  'invincible-armada': 'free-4',
  'grand-armada': 'gravelines-2',
  'war-with-spain': 'campaign-3',
};
const AT = 60;
const MORE = 12;

const games = Object.values(modules) as unknown as GameModule[];
const asRead = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Returns a position of a recorded match, with the moves after it. */
function recorded(module: GameModule, at = AT) {
  const file = join(__dirname, '../../games', module.slug, 'golden', `${RECORDED[module.slug]}.json`);
  const { seed, setupData, log }: Golden = JSON.parse(readFileSync(file, 'utf8'));
  const dice = matchDice(seed);
  let { G } = module.rules.open(setupData, dice.setup);
  for (const { playerID, move, args } of log.slice(0, at)) G = module.rules.play(G, playerID, move, args, dice.play).G;
  const truth = (isOpen: boolean) => async (): Promise<FullPosition> => ({ G, thrown: dice.play.thrown, isOpen, seed, salts: {} });
  const lookedBy = (playerID: PlayerID | null, isOpen?: boolean) => ({
    module,
    match: { kind: 'online', game: module.slug, id: 'M' } as const,
    setupData: setupData as LocalMatch['setupData'],
    shown: shownProps(module, { G, playerID, log: [], ledger: {}, matchID: 'M' }),
    at,
    go: () => undefined,
    ...(isOpen !== undefined && { truth: truth(isOpen) }),
  });
  return { G, after: log.slice(at, at + MORE), dice, lookedBy };
}

const both: Wanted = { name: 'Other tack', humans: ['0', '1'], level: 'captain', isSame: false };

async function begun(...looked: Parameters<typeof beginBranch>): Promise<LocalMatch> {
  const match = await beginBranch(...looked);
  if (!match) throw new Error('the branch could not be kept');
  return match;
}

beforeEach(() => localStorage.clear());

describe('a branch', () => {
  it.each(games)('of $slug with the same dice repeats the match’s moves', async (module) => {
    const { G, after, dice, lookedBy } = recorded(module);
    const match = await begun(lookedBy(null, true), { ...both, isSame: true });
    expect(match.branch?.imagined).toBe(false);
    expect(startOf(match.id)?.G).toEqual(asRead(G));
    const table = runMatch(module, match);
    let state = G;
    for (const { playerID, move, args } of after) {
      table.seats[playerID].move(move, args);
      state = module.rules.play(state, playerID, move, args, dice.play).G;
      expect(table.spectator.props()?.G).toEqual(module.rules.view(state, null));
    }
    const file = asRead(table.export());
    const finding = await verifyMatch(module, file);
    expect(finding).toMatchObject({ ok: true, moves: after.length, committed: null });
    expect(finding.rolls.every(({ k }, i, all) => i === 0 || k === all[i - 1].k + 1)).toBe(true);
    table.stop();
  });

  it.each(games)('of $slug from a seat has that seat’s view, can be played, and has a history', async (module) => {
    for (const playerID of ['0', '1', null]) {
      const { G, lookedBy } = recorded(module);
      const looked = lookedBy(playerID, false);
      const match = await begun(looked, both);
      const table = runMatch(module, match);
      const place = playerID === null ? table.spectator : table.seats[playerID];
      expect(place.props()?.G).toEqual(asRead(module.rules.view(G, playerID)));
      const [asked] = Object.keys(module.rules.awaiting(G));
      const [choice] = module.rules.choices(table.seats[asked].props()?.G, asked);
      table.seats[asked].move(choice.move, choice.args);
      expect(table.record().log).toHaveLength(1);
      const { seed, salts, log, start, setupData } = table.record();
      const seen = place.props()?.G;
      const stored = asRead(table.stored());
      table.stop();

      const page = new Replayed(module, setupData, seed, start).page(log, salts, playerID, 0);
      expect(asRead(viewsOf(page))).toEqual([asRead(looked.shown.G), asRead(seen)]);
      const again = runMatch(module, match, stored);
      expect((playerID === null ? again.spectator : again.seats[playerID]).props()?.G).toEqual(seen);
      expect(await verifyMatch(module, asRead(again.export()))).toMatchObject({ ok: true, moves: 1, committed: null });
      again.stop();
    }
  });

  it('with new dice has its own seed', async () => {
    const [module] = games;
    const [one, other] = [recorded(module), recorded(module)];
    const fresh = await begun(one.lookedBy('0', true), both);
    const same = await begun(other.lookedBy('0', true), { ...both, isSame: true });
    expect(fresh.seed).not.toBe(same.seed);
    expect(startOf(fresh.id)?.thrown).toBe(0);
  });

  it('is deleted with its match, and so are its own branches', async () => {
    const [module] = games;
    const { lookedBy } = recorded(module);
    const first = await begun(lookedBy('0'), both);
    const second = await begun({ ...lookedBy('0'), match: first }, both);
    expect(findMatch(module.slug, second.id)).toMatchObject({ branch: { of: { id: first.id, kind: 'hotseat' }, at: AT } });
    forgetMatch({ game: module.slug, id: 'M' });
    expect(keptMatches()).toEqual([]);
    expect(localStorage.length).toBe(1);
  });
});

import type { Language } from '../../../src/kit/language.js';
import { findGame } from '../../app/games.js';
import { findMatch, forgetMatch, keepMatch, keptMatches, type OnlineMatch } from '../../app/matches.js';
import { sideNames } from '../../app/options/sideNames.js';
import { words } from '../../app/words/index.js';
import { nameAt } from '../../match/online/BotMark.js';
import { statusLine } from '../../match/status.js';
import { words as lobbyWords } from '../lobby/words/index.js';
import { type HeldMatch, identity, noteSeen } from './identity.js';
import { isKnown, known } from './known.js';
import { follow } from './settings.js';

/** Seats that the server refused to register during this visit. */
const notOurs = new Set<string>();

/** Registers a seat for the player. The seat works in this browser even if that fails. */
export async function holdSeat(match: OnlineMatch): Promise<void> {
  try {
    await identity.hold(match);
    noteSeen([match.id]);
  } catch {
    notOurs.add(match.id);
  }
}

/** Adds a seat of the player to this browser. */
async function addHeldSeat(held: HeldMatch): Promise<void> {
  const { game, matchID: id, playerID, createdAt, updatedAt } = held;
  const { credentials, name } = await identity.seat(held);
  keepMatch({ kind: 'online', game, id, playerID, credentials, name, createdAt, updatedAt });
}

const onlineHere = (): OnlineMatch[] => keptMatches().filter((match) => match.kind === 'online');

/** Removes the player's seats from this browser. */
export function dropSeats(): void {
  const seen = known()?.seen ?? [];
  for (const match of onlineHere()) if (seen.includes(match.id)) forgetMatch(match);
}

let running: Promise<void> | undefined;

/**
 * Synchronizes the list of matches with the player's other devices, and updates each status. Rejects if the server cannot be reached.
 * @param wanted a match to add even if it was removed from the list here
 */
export function sync(language: Language, wanted?: string): Promise<void> {
  running ??= run(language, wanted).finally(() => {
    running = undefined;
  });
  return running;
}

async function run(language: Language, wanted: string | undefined): Promise<void> {
  await follow(await identity.me());
  for (const match of onlineHere()) if (!known()?.seen.includes(match.id) && !notOurs.has(match.id)) await holdSeat(match);
  const held = (await identity.matches()).filter(({ game }) => findGame(game));
  for (const each of held) {
    const isNew = each.matchID === wanted || !known()?.seen.includes(each.matchID);
    if (isNew && !findMatch(each.game, each.matchID)) await addHeldSeat(each);
    await note(each, language);
  }
  noteSeen(held.map(({ matchID }) => matchID));
}

/** Matches per call, for a browser without a registered player. */
const MOST = 40;

/** Updates the status of the listed matches. Rejects if the server cannot be reached. */
export async function news(language: Language): Promise<void> {
  if (isKnown()) return sync(language);
  const running = onlineHere().filter(({ over }) => over === undefined);
  if (!running.length) return;
  for (const each of await identity.standing(running.slice(0, MOST))) await note(each, language);
}

/** The status of a match as a line of the list. */
async function note(held: HeldMatch, language: Language): Promise<void> {
  const kept = findMatch(held.game, held.matchID);
  const module = await findGame(held.game)?.loadModule();
  if (kept?.kind !== 'online' || !module) return;
  const { setupData = {}, players, playerID, gameover, updatedAt } = held;
  const said = language.of(words);
  const others = players.filter(({ id }) => String(id) !== playerID);
  const isFull = players.every(({ name }) => name);
  const stands = statusLine(
    module.present(language),
    setupData,
    { clock: held.clock, phase: held.phase, mine: held.asked.includes(playerID), isAdjourned: held.adjourned !== undefined },
    { opponent: isFull ? others.map((player) => nameAt(player, language.of(lobbyWords))).join(', ') : undefined, waits: !isFull },
    said,
  );
  const winner = sideNames(module, setupData, language).find((side) => side.playerID === gameover?.winner);
  const over = gameover && (kept.over ?? (winner ? said.wins(winner.name) : said.drawn));
  if (kept.stands === stands && kept.over === over && kept.playerID === playerID && kept.updatedAt >= updatedAt) return;
  // The players may have swapped sides; the match page says so.
  const moved = kept.playerID === playerID ? {} : ({ changedSides: true } as const);
  keepMatch({ ...kept, ...moved, playerID, stands, ...(over && { over }), updatedAt });
}

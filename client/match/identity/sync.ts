import type { Language } from '../../../src/kit/language.js';
import { findGame } from '../../app/games.js';
import { findMatch, forgetMatch, keepMatch, type OnlineMatch } from '../../app/matches.js';
import { sideNames } from '../../app/options/sideNames.js';
import { words } from '../../app/words/index.js';
import { nameAt } from '../online/BotMark.js';
import { words as onlineWords } from '../online/words/index.js';
import { statusLine } from '../status.js';
import { type HeldMatch, identity, noteSeen, onlineMatches } from './identity.js';
import { isKnown, known, remember } from './known.js';
import { syncSettings } from './settings.js';

/** Seats that the server refused to register during this visit. */
const notOurs = new Set<string>();

/** Registers a seat for the player. If registration fails, the seat still works in this browser. */
export async function holdSeat(match: OnlineMatch): Promise<void> {
  try {
    await identity.hold(match);
    noteSeen([match.id]);
  } catch {
    notOurs.add(match.id);
  }
}

async function addHeldSeat(held: HeldMatch): Promise<void> {
  const { game, matchID: id, playerID, createdAt, updatedAt } = held;
  const { credentials, name } = await identity.seat(held);
  keepMatch({ kind: 'online', game, id, playerID, credentials, name, createdAt, updatedAt });
}

const isUnshared = ({ id }: OnlineMatch): boolean => known()?.unshared?.includes(id) ?? false;

/** Shares a private match with the player's other devices. */
export async function share(match: OnlineMatch): Promise<void> {
  await identity.hold(match);
  const now = known();
  if (now) remember({ ...now, unshared: now.unshared?.filter((id) => id !== match.id) });
  noteSeen([match.id]);
}

export function removeSeats(): void {
  const seen = known()?.seen ?? [];
  for (const match of onlineMatches()) if (seen.includes(match.id) && !isUnshared(match)) forgetMatch(match);
}

let running: Promise<void> | undefined;

/**
 * Synchronizes the list of matches with the player's other devices, and updates the status of each match. Rejects if
 * the server cannot be reached.
 * @param wanted a match to add even if it was removed from the list here
 */
export function sync(language: Language, wanted?: string): Promise<void> {
  running ??= run(language, wanted).finally(() => {
    running = undefined;
  });
  return running;
}

async function run(language: Language, wanted: string | undefined): Promise<void> {
  await syncSettings(await identity.me());
  const isNew = (match: OnlineMatch) => !known()?.seen.includes(match.id) && !notOurs.has(match.id) && !isUnshared(match);
  for (const match of onlineMatches().filter(isNew)) await holdSeat(match);
  const held = (await identity.matches()).filter(({ game }) => findGame(game));
  for (const each of held) {
    const isNew = each.matchID === wanted || !known()?.seen.includes(each.matchID);
    if (isNew && !findMatch(each.game, each.matchID)) await addHeldSeat(each);
    await updateStatus(each, language);
  }
  noteSeen(held.map(({ matchID }) => matchID));
}

/** Maximum number of matches per call, for seats without a registered player. */
const MOST = 40;

/** Updates the status of the listed matches. Rejects if the server cannot be reached. */
export async function updateStatuses(language: Language): Promise<void> {
  if (isKnown()) await sync(language);
  const running = onlineMatches().filter((match) => match.over === undefined && (!isKnown() || isUnshared(match)));
  if (!running.length) return;
  for (const each of await identity.standing(running.slice(0, MOST))) await updateStatus(each, language);
}

async function updateStatus(held: HeldMatch, language: Language): Promise<void> {
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
    { opponent: isFull ? others.map((player) => nameAt(player, language.of(onlineWords))).join(', ') : undefined, waits: !isFull },
    said,
  );
  const winner = sideNames(module, setupData, language).find((side) => side.playerID === gameover?.winner);
  const over = gameover && (kept.over ?? (winner ? said.wins(winner.name) : said.drawn));
  if (kept.stands === stands && kept.over === over && kept.playerID === playerID && kept.updatedAt >= updatedAt) return;
  // The players may have swapped sides; the match page then shows a banner.
  const moved = kept.playerID === playerID ? {} : ({ changedSides: true } as const);
  keepMatch({ ...kept, ...moved, playerID, stands, ...(over && { over }), updatedAt });
}

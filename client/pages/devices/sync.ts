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

/** Seats that were not taken as ours on this visit: they are not offered again. */
const notOurs = new Set<string>();

/** Holds a seat for whoever uses this browser. It is played as well where that fails. */
export async function holdSeat(match: OnlineMatch): Promise<void> {
  try {
    await identity.hold(match);
    noteSeen([match.id]);
  } catch {
    notOurs.add(match.id);
  }
}

/** Takes a seat up here that he holds. */
async function takeUp(held: HeldMatch): Promise<void> {
  const { game, matchID: id, playerID, createdAt, updatedAt } = held;
  const { credentials, name } = await identity.seat(held);
  keepMatch({ kind: 'online', game, id, playerID, credentials, name, createdAt, updatedAt });
}

const onlineHere = (): OnlineMatch[] => keptMatches().filter((match) => match.kind === 'online');

/** This browser opens none of his seats any more. */
export function dropSeats(): void {
  const seen = known()?.seen ?? [];
  for (const match of onlineHere()) if (seen.includes(match.id)) forgetMatch(match);
}

let running: Promise<void> | undefined;

/**
 * Makes the list of this browser that of the person: what he holds elsewhere is taken up, what only this browser has is held for him, and
 * of every match it says where it stands. Rejects where the server cannot be asked.
 *
 * @param wanted a match that is taken up even where it was removed from the list here
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
    if (isNew && !findMatch(each.game, each.matchID)) await takeUp(each);
    await note(each, language);
  }
  noteSeen(held.map(({ matchID }) => matchID));
}

/** So many matches are asked about at a time where the server does not know whose they are. */
const MOST = 40;

/** Has the list of this browser say how its matches stand. Rejects where the server cannot be asked. */
export async function news(language: Language): Promise<void> {
  if (isKnown()) return sync(language);
  const running = onlineHere().filter(({ over }) => over === undefined);
  if (!running.length) return;
  for (const each of await identity.standing(running.slice(0, MOST))) await note(each, language);
}

/** Where a match stands, as the list here says it. */
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
  // The players may have changed sides: whoever comes back to the table is told so there.
  const moved = kept.playerID === playerID ? {} : ({ changedSides: true } as const);
  keepMatch({ ...kept, ...moved, playerID, stands, ...(over && { over }), updatedAt });
}

import { playerName, rememberName } from '../../app/matches.js';
import { type Identity, identity } from './identity.js';
import { known, remember } from './known.js';

/** What follows a person: what he prefers at the boards, and which lessons he has taken. Light, sound and the like are a matter of the device. */
const FOLLOWS = ['weathergage.preferences.', 'weathergage.learnt'];

const follows = (key: string): boolean => FOLLOWS.some((beginning) => key.startsWith(beginning));

/** As it is kept here: the text by key. */
function settingsHere(): string {
  try {
    const kept = Object.entries({ ...localStorage }).filter(([key]) => follows(key));
    return JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))));
  } catch {
    return '{}';
  }
}

function takeSettings(text: string): void {
  try {
    for (const [key, value] of Object.entries(JSON.parse(text)))
      if (follows(key) && typeof value === 'string') localStorage.setItem(key, value);
  } catch {
    // What cannot be read or kept is chosen anew.
  }
}

/** What was changed here since it was last the same is told; else what was changed elsewhere is taken. */
const isOurs = (here: string, there: string | null, last: string | undefined): boolean =>
  there === null || (last !== undefined && here !== last);

/** Brings the name and what he prefers to where they are the same at every device. */
export async function follow({ name, settings }: Identity): Promise<void> {
  const last = known();
  if (!last) return;
  const [calls, prefers] = [playerName(), settingsHere()];
  const news = {
    ...(calls && calls !== name && isOurs(calls, name, last.name) && { playerName: calls }),
    ...(prefers !== settings && isOurs(prefers, settings, last.settings) && { settings: prefers }),
  };
  if (Object.keys(news).length) await identity.change(news);
  if (!news.playerName && name) rememberName(name);
  if (!news.settings && settings) takeSettings(settings);
  const now = known();
  if (now) remember({ ...now, name: playerName(), settings: settingsHere() });
}

import { playerName, rememberName } from '../../app/matches.js';
import { type Identity, identity } from './identity.js';
import { known, remember } from './known.js';

/** Prefixes of the storage keys of shared settings: board preferences and completed lessons. */
const FOLLOWS = ['weathergage.preferences.', 'weathergage.learnt'];

const follows = (key: string): boolean => FOLLOWS.some((beginning) => key.startsWith(beginning));

/** Returns the shared settings of this browser, as JSON. */
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
    // Settings that cannot be read or stored return to their defaults.
  }
}

/** Whether this browser's value takes precedence over the server's because it has changed since the last synchronization. */
const isOurs = (here: string, there: string | null, last: string | undefined): boolean =>
  there === null || (last !== undefined && here !== last);

/** Synchronizes the name and the preferences with the server. */
export async function syncSettings({ name, settings }: Identity): Promise<void> {
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

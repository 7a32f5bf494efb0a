import type { DeviceWords } from './words/index.js';

const BROWSERS = { Firefox: /Firefox|FxiOS/, Edge: /Edg/, Opera: /OPR/, Chrome: /Chrome|CriOS/, Safari: /Safari/ };
const SYSTEMS = { iPhone: /iPhone/, iPad: /iPad/, Android: /Android/, Windows: /Windows/, macOS: /Mac OS X/, Linux: /Linux/ };

const first = (among: Readonly<Record<string, RegExp>>, agent: string): string | undefined =>
  Object.entries(among).find(([, pattern]) => pattern.test(agent))?.[0];

/** Returns a name for this browser, such as "Firefox, Linux". */
export function deviceName(words: DeviceWords, agent = navigator.userAgent): string {
  const browser = first(BROWSERS, agent) ?? words.browser;
  const system = first(SYSTEMS, agent);
  return system ? words.on(browser, system) : browser;
}

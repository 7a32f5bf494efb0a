// Plays a match by real presses on lit places and buttons, both seats on one page:
// node test/client/boards/grand-armada/harness/match.mjs [SEED] [SIZE] [SETUP JSON] [MOST MOVES]
import { chromium } from 'playwright-core';

const [seed = 'a.b', size = '1440x900', setup = '{"scenario":2}', most = '600'] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
let errors = 0;
page.on('pageerror', (error) => {
  errors += 1;
  console.log('PAGE ERROR', error.message);
});
page.on('console', (message) => message.type() === 'error' && console.log('CONSOLE', message.text().slice(0, 300)));
await page.goto(`http://localhost:5199/?seed=${seed}&setup=${encodeURIComponent(setup)}`);
await page.waitForFunction(() => globalThis.table?.state()?.G);
const told = await page.evaluate(async (limit) => {
  let random = 11;
  const roll = (n) => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return Math.floor((random / 2 ** 32) * n);
  };
  const pick = (list) => list[roll(list.length)];
  const drawn = () => new Promise((done) => setTimeout(done, 12));
  const { rules } = globalThis.table.module;
  let [moves, presses, stuck] = [0, 0, 0];
  const steps = {};
  for (; moves < limit && stuck < 300; ) {
    const { G } = globalThis.table.state();
    const [seat] = Object.keys(rules.awaiting(G));
    if (seat === undefined) break;
    globalThis.sit(seat);
    await drawn();
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.closest('[hidden]') === null);
    const all = shown('.action:not(.refused) > button:not([data-action="undo"]):not([data-action="generalRetreat"]):not([aria-disabled])');
    // Ending a move at once is seldom the way to meet anybody.
    const main = all.filter((each) => each.classList.contains('main'));
    const buttons = roll(4) ? all.filter(({ dataset }) => !/^(end|plot|other|force)/.test(dataset.action)) : all;
    const lit = shown('.place.lively');
    const slips = shown('.facing-picker button:enabled, .volley-ship, .ship-list button');
    pick([main, buttons, lit, lit, slips].filter((list) => list.length).map(pick))?.click();
    presses += 1;
    await drawn();
    const after = globalThis.table.state().G;
    if (JSON.stringify(after) === JSON.stringify(G)) stuck += 1;
    else {
      stuck = 0;
      moves += 1;
      const step = rules.awaiting(G)[seat];
      steps[step] = (steps[step] ?? 0) + 1;
    }
  }
  const { G } = globalThis.table.state();
  return { moves, presses, stuck, turn: G.turn, step: G.step, result: G.result, steps };
}, Number(most));
console.log(JSON.stringify({ ...told, errors }));
await browser.close();

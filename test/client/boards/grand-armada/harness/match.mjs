// Plays a whole match by real presses on lit places, papers and buttons, both seats on one page:
// node test/client/boards/grand-armada/harness/match.mjs [SEED] [SIZE] [SETUP JSON]
import { chromium } from 'playwright-core';

const [seed = 'a.b', size = '1440x900', setup = '{"turnLimit":3}'] = process.argv.slice(2);
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
await page.goto(`http://localhost:5199/?seed=${seed}&setup=${encodeURIComponent(setup)}`);
await page.waitForFunction(() => globalThis.table?.state()?.G);
const told = await page.evaluate(async () => {
  let random = 11;
  const pick = (list) => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((random / 2 ** 32) * list.length)];
  };
  const drawn = () => new Promise((done) => setTimeout(done, 12));
  const { rules } = globalThis.table.module;
  let [moves, presses, stuck] = [0, 0, 0];
  const steps = {};
  for (; moves < 1200 && stuck < 300; ) {
    const { G } = globalThis.table.state();
    const [seat] = Object.keys(rules.awaiting(G));
    if (seat === undefined) break;
    globalThis.sit(seat);
    await drawn();
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.closest('[hidden]') === null);
    const buttons = shown('.action:not(.refused) > button:not([data-action="undo"]):not([data-action="plot"]):not([aria-disabled])');
    const lit = shown('.place.lively, .offer-list button, .command-list button');
    const ships = G.phase === 'deploy' && seat === '0' ? shown('.muster-ships .unit-button, .muster-slip .unit-button') : [];
    if (G.phase === 'deploy' && seat === '1' && !buttons.some(({ dataset }) => dataset.action === 'confirmDeployment'))
      buttons.push(...shown('[data-action="useStandardDeployment"]'));
    pick([buttons, lit, ships].filter((list) => list.length).map((list) => pick(list)))?.click();
    presses += 1;
    await drawn();
    const after = globalThis.table.state().G;
    if (JSON.stringify(after) === JSON.stringify(G)) stuck += 1;
    else {
      stuck = 0;
      moves += 1;
      steps[rules.awaiting(G)[seat]] = (steps[rules.awaiting(G)[seat]] ?? 0) + 1;
    }
  }
  const { G } = globalThis.table.state();
  return { moves, presses, stuck, turn: G.turn, step: G.step, over: G.over, steps };
});
console.log(JSON.stringify({ ...told, errors }));
await browser.close();

// Plays a whole match by real clicks in the list of all choices, both seats on one page: node test/client/boards/harness/match.mjs [SEED] [SIZE]
import { chromium } from 'playwright-core';

const [seed = 'a.b', size = '1440x900'] = process.argv.slice(2);
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
await page.goto(`http://localhost:5199/?seed=${seed}&setup=${encodeURIComponent('{"deployment":"historicalI"}')}`);
await page.waitForFunction(() => globalThis.table?.state()?.G);
let random = 11;
const pick = (n) => {
  random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
  return Math.floor((random / 2 ** 32) * n);
};
const started = Date.now();
let moves = 0;
for (; moves < 1500; moves++) {
  const seat = await page.evaluate(() => Object.keys(globalThis.table.module.rules.awaiting(globalThis.table.state().G))[0]);
  if (seat === undefined) break;
  await page.evaluate((id) => globalThis.sit(id), seat);
  await page.locator('.tool.wide >> visible=true').click();
  const items = page.locator('.moves-menu li button');
  const count = await items.count();
  const before = await page.evaluate(() => JSON.stringify(globalThis.table.state().G));
  await items.nth(pick(count)).click();
  await page
    .waitForFunction((was) => JSON.stringify(globalThis.table.state().G) !== was, before, { timeout: 3000 })
    .catch(() => console.log('nothing moved at', moves));
}
const { G } = await page.evaluate(() => globalThis.table.state());
console.log(JSON.stringify({ moves, turn: G.turn, result: G.result, errors, seconds: (Date.now() - started) / 1000 }));
await browser.close();

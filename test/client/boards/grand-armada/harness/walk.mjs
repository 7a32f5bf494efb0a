// Lets captains play to a step and looks at it:
// node test/client/boards/grand-armada/harness/walk.mjs STEP OUT [--size 1440x900] [--seed a.b] [--click SELECTOR]... [--skip N]
//   [--theme dark] [--setup JSON] [--patch JSON] [--where "JS of G"] [--bots random] [--zoom N] [--watch]
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [step, out, ...rest] = process.argv.slice(2);
const options = {
  size: '1440x900',
  seed: 'a.b',
  skip: '0',
  theme: 'light',
  setup: '{}',
  where: 'true',
  bots: 'captain',
  pause: '500',
  zoom: '0',
  click: [],
};
for (let i = 0; i < rest.length; i += 2) {
  const key = rest[i].slice(2);
  if (key === 'click') options.click.push(rest[i + 1]);
  else options[key] = rest[i + 1];
}
const [width, height] = options.size.split('x').map(Number);
mkdirSync('.artifacts', { recursive: true });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width, height }, colorScheme: options.theme, hasTouch: width < 800 });
page.on('pageerror', (error) => console.log('PAGE ERROR', error.message));
page.on('console', (message) => message.type() === 'error' && console.log('CONSOLE', message.text()));
await page.goto(
  `http://localhost:5199/?seed=${options.seed}&setup=${encodeURIComponent(options.setup)}&patch=${encodeURIComponent(options.patch ?? '{}')}`,
);
await page.waitForFunction(() => globalThis.table?.state()?.G);
const found = await page.evaluate(
  async ({ step, skip, where, bots }) => {
    let random = 7;
    const pick = (n) => {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      return Math.floor((random / 2 ** 32) * n);
    };
    const dice = { die: (n) => pick(n) + 1 };
    const { rules, captain } = globalThis.table.module;
    const fits = new Function('G', `return ${where}`);
    let left = skip;
    for (let move = 0; move < 6000; move++) {
      const { G } = globalThis.table.state();
      if (rules.result(G)) return { over: true, turn: G.turn, result: G.result };
      const [seat] = Object.keys(rules.awaiting(G));
      if (rules.awaiting(G)[seat] === step && fits(G) && left-- <= 0) return { seat, step, turn: G.turn, phase: G.phase };
      const choices = rules.choices(G, seat);
      const choice = bots === 'captain' ? captain(G, seat, dice) : choices[pick(choices.length)];
      globalThis.table.play(seat, choice.move, ...choice.args);
      if (move % 25 === 0) await new Promise((done) => setTimeout(done));
    }
    return undefined;
  },
  { step, skip: Number(options.skip), where: options.where, bots: options.bots },
);
console.log(JSON.stringify(found));
const seat = options.seat ?? found?.seat;
if (seat) await page.evaluate((id) => globalThis.sit(id), seat);
await page.waitForTimeout(900);
for (const selector of options.click) {
  if (selector.startsWith('key:')) await page.keyboard.press(selector.slice(4));
  else if (selector.startsWith('hover:'))
    await page
      .locator(`${selector.slice(6)} >> visible=true`)
      .first()
      .hover({ timeout: 3000 });
  else
    await page
      .locator(`${selector} >> visible=true`)
      .first()
      .click({ timeout: 3000 })
      .catch((error) => console.log(selector, error.message.split('\n')[0]));
  await page.waitForTimeout(450);
}
for (let i = 0; i < Number(options.zoom); i++) {
  await page.keyboard.press('+');
  await page.waitForTimeout(450);
}
await page.waitForTimeout(Number(options.pause));
await page.screenshot({ path: `.artifacts/${out}.png` });
await browser.close();

// Plays at random to a step and looks at it:
// node test/client/boards/harness/walk.mjs STEP OUT [--size 1440x900] [--seed a.b] [--click SELECTOR]... [--skip N] [--theme dark] [--setup JSON] [--after JSON]
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [step, out, ...rest] = process.argv.slice(2);
const options = {
  size: '1440x900',
  seed: 'a.b',
  skip: '0',
  theme: 'light',
  setup: '{"deployment":"historicalII"}',
  after: '[]',
  pause: '500',
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
const page = await browser.newPage({
  viewport: { width, height },
  colorScheme: options.theme,
  hasTouch: width < 800,
  deviceScaleFactor: Number(options.dpr ?? 1),
});
page.on('pageerror', (error) => console.log('PAGE ERROR', error.message));
page.on('console', (message) => message.type() === 'error' && console.log('CONSOLE', message.text()));
await page.goto(`http://localhost:5199/?seed=${options.seed}&setup=${encodeURIComponent(options.setup)}`);
await page.waitForFunction(() => globalThis.table?.state()?.G);
const found = await page.evaluate(
  async ({ step, skip }) => {
    let random = 7;
    const pick = (n) => {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      return Math.floor((random / 2 ** 32) * n);
    };
    const { rules } = globalThis.table.module;
    let left = skip;
    for (let move = 0; move < 4000; move++) {
      const { G } = globalThis.table.state();
      if (rules.result(G)) return { over: true, step: G.step };
      const [seat] = Object.keys(rules.awaiting(G));
      if (G.step === step && left-- <= 0) return { seat, step: G.step, turn: G.turn };
      let choices = rules.choices(G, seat);
      const active = choices.filter(({ move }) => !/^end|holdFire/.test(move));
      if (active.length && pick(10) > 1) choices = active;
      const choice = choices[pick(choices.length)];
      globalThis.table.play(seat, choice.move, ...choice.args);
      if (move % 25 === 0) await new Promise((done) => setTimeout(done));
    }
    return undefined;
  },
  { step, skip: Number(options.skip) },
);
console.log(JSON.stringify(found));
if (found?.seat) await page.evaluate((seat) => globalThis.sit(seat), options.seat ?? found.seat);
await page.waitForTimeout(900);
for (const selector of options.click) {
  if (selector.startsWith('hover:'))
    await page
      .locator(`${selector.slice(6)} >> visible=true`)
      .first()
      .hover({ force: true });
  else if (selector.startsWith('key:')) await page.keyboard.press(selector.slice(4));
  else
    await page
      .locator(`${selector} >> visible=true`)
      .first()
      .click({ timeout: 3000 })
      .catch((error) => console.log(selector, error.message.split('\n')[0]));
  await page.waitForTimeout(450);
}
for (const [seat, move, ...args] of JSON.parse(options.after)) {
  await page.evaluate((order) => globalThis.table.play(...order), [seat, move, ...args]);
  await page.waitForTimeout(Number(options.pause));
}
await page.waitForTimeout(Number(options.pause));
await page.screenshot({ path: `.artifacts/${out}.png` });
await browser.close();

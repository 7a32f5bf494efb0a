// Plays a match until a step is reached, carries out actions there, and takes a screenshot. First `npx vite test/client/boards/harness`,
// then
// node test/client/boards/harness/look.mjs GAME OUT.png [--step STEP] [--where "JS of G"] [--skip N] [--bots captain|random]
// [--setup JSON] [--seed a.b] [--state FILE.json] [--seat 0] [--size 1440x900] [--theme dark] [--pause 500]
// [--do SELECTOR|key:K|hover:SELECTOR|place:ID|play:[seat,move,...args]|shot:OUT.png]...
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

const text = (value) => ({ type: 'string', default: value });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    step: { type: 'string' },
    where: text('true'),
    skip: text('0'),
    bots: text('captain'),
    setup: text('{}'),
    seed: text('a.b'),
    state: { type: 'string' },
    seat: { type: 'string' },
    size: text('1440x900'),
    theme: text('light'),
    pause: text('500'),
    do: { type: 'string', multiple: true, default: [] },
  },
});
const [game, out] = positionals;
const [width, height] = values.size.split('x').map(Number);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width, height }, colorScheme: values.theme, hasTouch: width < 800 });
page.on('pageerror', (error) => console.log('PAGE ERROR', error.message));
page.on('console', (message) => message.type() === 'error' && console.log('CONSOLE', message.text()));
if (values.state) await page.addInitScript(`window.laid = ${readFileSync(values.state, 'utf8')}`);
await page.goto(`http://localhost:5199/?${new URLSearchParams({ game, seed: values.seed, setup: values.setup })}`);
await page.waitForFunction(() => globalThis.table?.state()?.G);

/** Plays both sides until a player must decide this step. The screenshot shows the seat of this player. */
async function playTo({ step, where, skip, bots }) {
  let random = 7;
  const pick = (n) => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return Math.floor((random / 2 ** 32) * n);
  };
  const { rules, captain } = globalThis.table.module;
  const fits = new Function('G', `return ${where}`);
  let left = skip;
  for (let move = 0; move < 6000; move++) {
    const { G } = globalThis.table.state();
    const awaiting = rules.awaiting(G);
    const [seat] = Object.keys(awaiting);
    if (seat === undefined) return { over: rules.result(G) };
    if (awaiting[seat] === step && fits(G) && left-- <= 0) return { seat, step, move };
    const own = globalThis.table.state(seat).G;
    const choices = bots === 'captain' ? [captain(own, seat, { die: (n) => pick(n) + 1 })] : rules.choices(own, seat);
    const choice = choices[pick(choices.length)];
    globalThis.table.play(seat, choice.move, ...choice.args);
    if (move % 25 === 0) await new Promise((done) => setTimeout(done));
  }
  return undefined;
}
const found = values.step ? await page.evaluate(playTo, { ...values, skip: Number(values.skip) }) : undefined;
if (values.step) console.log(JSON.stringify(found));
const seat = values.seat ?? found?.seat;
if (seat) await page.evaluate((id) => globalThis.sit(id), seat);
await page.waitForTimeout(900);

const seen = (selector) => page.locator(`${selector} >> visible=true`).first();
for (const step of values.do) {
  const [how, ...what] = step.split(':');
  const that = what.join(':');
  const ways = {
    key: () => page.keyboard.press(that),
    hover: () => seen(that).hover({ force: true }),
    place: () => seen(`[data-place="${that}"]`).click({ force: true, timeout: 3000 }),
    play: () => page.evaluate((order) => globalThis.table.play(...order), JSON.parse(that)),
    shot: () => page.screenshot({ path: that }),
  };
  await (ways[how] ?? (() => seen(step).click({ timeout: 3000 })))().catch((error) => console.log(step, error.message.split('\n')[0]));
  await page.waitForTimeout(Number(values.pause));
}
await page.screenshot({ path: out });
await browser.close();

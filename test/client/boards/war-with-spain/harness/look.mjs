// Looks at the board in a position: node test/client/boards/war-with-spain/harness/look.mjs OUT.png [--state FILE.json] [--seat 0]
//   [--until "JS of G"] [--size 1440x900] [--theme dark] [--do SELECTOR|key:K|hover:SELECTOR|place:HEX|play:JSON]... [--pause 500]
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [out, ...rest] = process.argv.slice(2);
const options = { size: '1440x900', theme: 'light', seat: '0', pause: '500', do: [] };
for (let i = 0; i < rest.length; i += 2) {
  const key = rest[i].slice(2);
  if (key === 'do') options.do.push(rest[i + 1]);
  else options[key] = rest[i + 1];
}
const [width, height] = options.size.split('x').map(Number);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width, height }, colorScheme: options.theme, hasTouch: width < 800 });
page.on('pageerror', (error) => console.log('PAGE ERROR', error.message));
page.on('console', (message) => message.type() === 'error' && console.log('CONSOLE', message.text()));
if (options.state) await page.addInitScript(`window.laid = ${readFileSync(options.state, 'utf8')}`);
await page.goto(`http://localhost:5219/?seat=${options.seat}`);
await page.waitForFunction(() => globalThis.table?.state()?.G);
if (options.until) {
  const seat = await page.evaluate(async (until) => {
    const { rules, captain } = globalThis.table.module;
    const reached = new Function('G', 'asked', `return ${until}`);
    const dice = { die: (n) => Math.floor(Math.random() * n) + 1 };
    for (let n = 0; n < 2000; n++) {
      const { G } = globalThis.table.state();
      const [player] = Object.keys(rules.awaiting(G)).sort();
      if (player === undefined || reached(G, rules.awaiting(G)[player])) return player;
      const { move, args } = captain(globalThis.table.state(player).G, player, dice);
      globalThis.table.play(player, move, ...args);
      if (n % 20 === 0) await new Promise((done) => setTimeout(done));
    }
  }, options.until);
  await page.evaluate((who) => globalThis.sit(who), seat ?? options.seat);
}
await page.waitForTimeout(900);
const seen = (selector) => page.locator(`${selector} >> visible=true`).first();
for (const step of options.do) {
  const [how, ...what] = step.split(':');
  const that = what.join(':');
  const did = {
    key: () => page.keyboard.press(that),
    hover: () => seen(that).hover({ force: true }),
    place: () => seen(`[data-place="${that}"]`).click({ force: true, timeout: 3000 }),
    play: () => page.evaluate((order) => globalThis.table.play(...order), JSON.parse(that)),
    shot: () => page.screenshot({ path: that }),
  };
  await (did[how] ?? (() => seen(step).click({ timeout: 3000 })))().catch((error) => console.log(step, error.message.split('\n')[0]));
  await page.waitForTimeout(Number(options.pause));
}
await page.screenshot({ path: out });
await browser.close();

// Looks at the board: node test/client/boards/harness/shoot.mjs PATH OUT [WIDTH HEIGHT] [full]
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [path = '/', out = 'shot', width = '1440', height = '900', full] = process.argv.slice(2);
mkdirSync('.artifacts', { recursive: true });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
page.on('pageerror', (error) => console.log('PAGE ERROR', error.message));
page.on('console', (message) => message.type() === 'error' && console.log('CONSOLE', message.text()));
await page.goto(`http://localhost:5199${path}`);
await page.waitForTimeout(2500);
await page.screenshot({ path: `.artifacts/${out}.png`, fullPage: full === 'full' });
await browser.close();

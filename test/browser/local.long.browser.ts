import { settled } from './armadaDesk.js';
import { seedPages } from './chance.js';
import { board, module, playOn, replays, SLUG, SMALL, savedMatch, shownState, showsState } from './hands.js';
import { openHouse } from './house.js';
import { Mirror } from './mirror.js';

const house = openHouse();

/** Somebody whose captains think fast. */
async function player() {
  const { context, page } = await house.person(SMALL);
  await seedPages(context);
  await page.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
  return page;
}

describe('two players at one screen', () => {
  it('play a whole match from the list of choices, the curtain falling before each secret choice and never else', async () => {
    const { page } = await house.person(SMALL);
    const mirror = new Mirror(
      '0123456789abcdef0123456789abcdef.fedcba9876543210fedcba9876543210',
      { deployment: 'historicalI' },
      module,
      settled,
    );
    await mirror.open(page, house.url);
    while (!mirror.over) {
      await mirror.playOne(page);
      if (mirror.moves === 40) await page.reload();
    }
    await page.getByTestId('match-over').waitFor();
    await replays(page, house.url, await savedMatch(page));
  });
});

describe('against the captain', () => {
  it('a match is played to its end in the browser, across a reload, without asking the server for anything', async () => {
    const page = await player();
    await page.goto(`${house.url}/captain/${SLUG}`);
    await page.getByLabel('Spanish', { exact: true }).check();
    await page.getByText('All-round defence').click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await board(page).waitFor();
    await playOn(page, 20);
    const state = await shownState(page);
    expect(asked.filter((path) => /^\/(games|socket\.io)/.test(path))).toEqual([]);
    await page.reload();
    await showsState(page, state);
    await playOn(page, Number.POSITIVE_INFINITY);
    await replays(page, house.url, await savedMatch(page));
  });

  it('two captains can be watched, and told to pause', async () => {
    const page = await player();
    await page.goto(`${house.url}/captain/${SLUG}`);
    await page.getByLabel(/watch two captains/).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await showsState(page, 15);
    await page.getByRole('button', { name: 'Let the captains pause' }).click();
    const paused = await shownState(page);
    await page.waitForTimeout(600);
    expect(await shownState(page)).toBeLessThanOrEqual(paused + 1);
    await page.getByRole('button', { name: 'Let the captains go on' }).click();
    await page.getByTestId('match-over').waitFor({ timeout: 600_000 });
    await page.getByRole('button', { name: 'Check every die' }).click();
    await page.getByText('every die and the result agree with the rules').waitFor();
  });
});

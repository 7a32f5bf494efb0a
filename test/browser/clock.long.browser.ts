import type { Page } from 'playwright-core';
import { verifyExport } from '../../src/boardgame/verify.js';
import { board, chooseInMenu, create, join, module, SLUG, shownState, showsState } from './hands.js';
import { openTestServer } from './testServer.js';

/** Milliseconds by which the server’s clock is ahead. */
let ahead = 0;
const testServer = openTestServer({ captains: true, time: () => Date.now() + ahead });

const HOUR = 3_600_000;
const mine = (page: Page) => page.locator('.wg-root .wg-topbar.wg-mine');

describe('a match with a clock', () => {
  it('shows the time control before a player joins, runs for the awaited player, and can be claimed when expired', async () => {
    const { page: howard } = await testServer.person();
    const id = await create(howard, testServer.url, 'Howard', async (page) => {
      await page.getByText('English', { exact: true }).first().click();
      await page.getByLabel('Real time').check();
      await page.getByLabel('Time per player', { exact: true }).selectOption({ label: '60 minutes' });
      await page.getByLabel('Increment per turn', { exact: true }).selectOption({ label: '10 seconds' });
    });
    const { page: medina } = await testServer.person({ viewport: { width: 390, height: 844 } });
    await medina.goto(`${testServer.url}/lobby/${SLUG}`);
    const terms = '60 min + 10 s per turn';
    await medina.getByTestId('match-row').getByText(terms).waitFor();
    await medina.goto(`${testServer.url}/match/${SLUG}/${id}`);
    await medina.getByText(terms).waitFor();
    await join(medina, medina.url(), 'Medina');
    for (const page of [howard, medina]) {
      await board(page).waitFor();
      await page.getByTestId('clocks').waitFor();
      expect(await page.getByRole('timer').count()).toBe(2);
    }
    const asked = await Promise.race(
      [howard, medina].map((page) =>
        mine(page)
          .waitFor()
          .then(() => page),
      ),
    );
    const [late, early] = asked === howard ? [howard, medina] : [medina, howard];
    await late.getByRole('timer', { name: /59 minutes left, running/ }).waitFor();
    await early.getByRole('timer', { name: /59 minutes left, running/ }).waitFor();

    ahead += HOUR;
    await Promise.all([late.reload(), early.reload()]);
    await late.getByText('Your clock has run out.').waitFor();
    // The opponent may wait, or request a bot for this decision.
    const before = await shownState(early);
    await early.getByRole('button', { name: 'Let a bot move' }).click();
    await showsState(early, before + 1);

    // The opponent plays until the late player must decide again.
    while (!(await mine(late).isVisible())) {
      const state = await shownState(early);
      await chooseInMenu(early, 0);
      for (const page of [early, late]) await showsState(page, state + 1);
    }
    ahead += HOUR;
    await Promise.all([late.reload(), early.reload()]);
    await early.getByRole('button', { name: 'Claim the win' }).click();
    await early.getByRole('button', { name: 'Win on time' }).click();
    for (const page of [late, early]) {
      await page.getByTestId('match-over').getByText('wins on time').waitFor();
      await page.locator('.wg-topbar').getByText('Won on time.').waitFor();
    }
    const file = await (await fetch(`${testServer.url}/games/${SLUG}/${id}/export`)).json();
    expect(file).toMatchObject({
      version: 4,
      result: { ending: 'time' },
      clock: { terms: { kind: 'live', seconds: 3600, increment: 10 } },
    });
    expect(verifyExport(module, file)).toMatchObject({ ok: true, ending: { ending: 'time' } });
  });
});

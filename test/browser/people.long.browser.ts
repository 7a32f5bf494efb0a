import type { BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { decide } from '../../src/kit/decide.js';
import { eventually } from '../kit/eventually.js';
import { Browser } from '../server/browserKey.js';
import { board, chooseInMenu, module, seated, seatOf, shoulder, shownState, showsState } from './hands.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();

/** Records the sounds and notifications of a page, and lets the test set whether the page is visible. */
const watch = () => {
  const seen = { strokes: 0, announced: [] as string[], hidden: false };
  Object.assign(window, { seen });
  Object.defineProperty(document, 'hidden', { get: () => seen.hidden });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    seen.strokes += 1;
    start.call(this, when);
  };
  window.Notification = class extends Notification {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      seen.announced.push(title);
    }
  };
};

type Watched = Window & { seen: { strokes: number; announced: string[]; hidden: boolean } };

const look = (page: Page, away: boolean) =>
  page.evaluate((hidden) => {
    (window as unknown as Watched).seen.hidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as Watched).seen);
const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');

describe('when a player’s turn starts and the page is hidden', () => {
  it('the tab is marked, a sound plays and a notification appears, until the page is visible', async () => {
    const { english, spanish, id } = await seated(testServer, { permissions: ['notifications'] }, (context) =>
      context.addInitScript(watch),
    );
    const { page } = english;
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Notify me when it’s my turn' }).click();
    for (const name of [/Play a sound/, /Show a notification/]) {
      await page.getByRole('checkbox', { name }).click();
      // The browser asks for permission first.
      await page.getByRole('checkbox', { name, checked: true }).waitFor();
    }
    await page.getByTestId('call-window').getByRole('button', { name: 'Close' }).click();
    const [plain, title] = [await icon(page), await page.title()];
    await look(page, true);

    const seat = await seatOf(spanish.page, id);
    const client = shoulder(testServer.url, id, seat);
    const state = () => client.getState();
    const isAsked = () => Object.hasOwn(Object(state()?.ctx.activePlayers), seat.playerID);
    await eventually(async () => expect(state()).toBeTruthy());
    while (isAsked()) {
      const before = state()?._stateID ?? 0;
      const choice = decide(module, state()?.G, seat.playerID, 0.5);
      if (choice) client.moves[choice.move](...choice.args);
      await eventually(async () => expect(state()?._stateID).toBeGreaterThan(before), { interval: 10 });
    }
    client.stop();

    await eventually(async () => expect(await page.title()).toBe(`Your turn: ${title}`));
    expect(await icon(page)).toMatch(/^data:/);
    const { strokes, announced } = await seenOn(page);
    expect([strokes > 0, announced]).toEqual([true, [`Your turn: ${module.title}`]]);
    await look(page, false);
    await eventually(async () => expect([await page.title(), await icon(page)]).toEqual([title, plain]));
  });
});

async function authenticator(context: BrowserContext, page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Sends an intercepted passkey assertion with another key, as an attacker could. Returns the HTTP status. */
async function statusOfReplay(request: Request): Promise<number> {
  const { passkey } = request.postDataJSON();
  const thief = new Browser(testServer.url);
  const { status } = await fetch(request.url(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: testServer.url },
    body: JSON.stringify({ ...(await thief.proof('recall')), device: 'x', passkey }),
  });
  return status;
}

describe('a player who has lost the browser', () => {
  it('returns to the match with a passkey, whose response is valid once, until the passkey is removed', async () => {
    const { english, id } = await seated(testServer);
    const { page } = english;
    const own = await authenticator(english.context, page);
    await page.goto(`${testServer.url}/me`);
    await page.getByRole('button', { name: 'Add another device' }).click();
    await page.getByTestId('device').waitFor();
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await page.getByTestId('passkey').waitFor();
    const { credentials } = await own.cdp.send('WebAuthn.getCredentials', { authenticatorId: own.authenticatorId });
    expect(credentials).toHaveLength(1);

    // The browser’s storage is lost, but the authenticator still exists.
    await english.context.close();
    const fresh = await testServer.person();
    const carried = await authenticator(fresh.context, fresh.page);
    await carried.cdp.send('WebAuthn.addCredential', { authenticatorId: carried.authenticatorId, credential: credentials[0] });
    const recalled = fresh.page.waitForRequest(/people\/recall$/);
    await fresh.page.goto(`${testServer.url}/me`);
    await fresh.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await fresh.page.getByTestId('device').nth(1).waitFor();
    expect(await statusOfReplay(await recalled)).toBe(403);
    await fresh.page.getByTestId('my-match').getByRole('link', { name: 'Resume' }).click();
    await board(fresh.page).waitFor();
    expect(fresh.page.url()).toContain(id);

    await fresh.page.goto(`${testServer.url}/me`);
    await fresh.page.getByTestId('passkey').getByRole('button', { name: 'Remove' }).click();
    await fresh.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await fresh.page.getByText('You have no passkeys.').waitFor();
    const late = await testServer.person();
    const old = await authenticator(late.context, late.page);
    await old.cdp.send('WebAuthn.addCredential', { authenticatorId: old.authenticatorId, credential: credentials[0] });
    await late.page.goto(`${testServer.url}/me`);
    await late.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await late.page.getByText('does not recognise this passkey').waitFor();
  });
});

async function linkFrom(page: Page): Promise<string> {
  await page.goto(`${testServer.url}/me`);
  await page.getByRole('button', { name: 'Add another device' }).click();
  await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  return page.getByLabel(/^Link/).inputValue();
}

async function added(link: string): Promise<Page> {
  const { page } = await testServer.person();
  await page.goto(link);
  await page.getByRole('button', { name: 'Add this browser' }).waitFor();
  await page.waitForURL((url) => url.hash === '');
  await page.getByRole('button', { name: 'Add this browser' }).click();
  await page.getByTestId('device').nth(1).waitFor();
  return page;
}

const mark = (page: Page) => page.locator('.wg-root .wg-topbar.wg-mine');

describe('a player with two devices', () => {
  it('adds the second by a link, sees the match there, and moves on either; a removed device is disconnected', async () => {
    const { english, spanish, id } = await seated(testServer);
    const mover = (await mark(english.page).isVisible()) ? english : spanish;
    await mark(mover.page).waitFor();
    const table = mover.page.url();
    const link = await linkFrom(mover.page);
    const phone = await added(link);
    await phone
      .getByTestId('my-match')
      .getByText(/your turn/)
      .waitFor();
    await phone.getByTestId('my-match').getByRole('link', { name: 'Resume' }).click();
    await board(phone).waitFor();
    expect(phone.url()).toContain(id);
    await mover.page.goto(table);
    await board(mover.page).waitFor();
    const before = await shownState(phone);
    await chooseInMenu(phone, 0);
    for (const page of [phone, mover.page]) await showsState(page, before + 1);

    const late = await testServer.person();
    await late.page.goto(link);
    await late.page.getByRole('button', { name: 'Add this browser' }).click();
    await late.page.getByText('This link has expired').waitFor();

    await mover.page.goto(`${testServer.url}/me`);
    const lost = mover.page.getByTestId('device').filter({ hasNotText: 'this device' });
    await lost.getByRole('button', { name: 'Remove' }).click();
    await mover.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await lost.waitFor({ state: 'detached' });
    await phone.getByTestId('rejected').waitFor();
  });
});

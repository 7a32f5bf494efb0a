import type { BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { Browser } from '../server/people.js';
import { board, seated } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();

/** A key that people carry, plugged into the browser of this page. */
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

/** What comes of a passkey's answer that was overheard, for somebody else's key. */
async function overheard(request: Request): Promise<number> {
  const { passkey } = request.postDataJSON();
  const thief = new Browser(house.url);
  const { status } = await fetch(request.url(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: house.url },
    body: JSON.stringify({ ...(await thief.proof('recall')), device: 'x', passkey }),
  });
  return status;
}

describe('a player who has lost his browser', () => {
  it('comes back with a passkey, to his match; it is asked anew every time, and one that was removed brings nobody back', async () => {
    const { english, id } = await seated(house);
    const { page } = english;
    const own = await authenticator(english.context, page);
    await page.goto(`${house.url}/me`);
    await page.getByRole('button', { name: 'Add another device' }).click();
    await page.getByTestId('device').waitFor();
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await page.getByTestId('passkey').waitFor();
    const { credentials } = await own.cdp.send('WebAuthn.getCredentials', { authenticatorId: own.authenticatorId });
    expect(credentials).toHaveLength(1);

    // Everything that browser kept is gone; the key that he carries is not.
    await english.context.close();
    const fresh = await house.person();
    const carried = await authenticator(fresh.context, fresh.page);
    await carried.cdp.send('WebAuthn.addCredential', { authenticatorId: carried.authenticatorId, credential: credentials[0] });
    const recalled = fresh.page.waitForRequest(/people\/recall$/);
    await fresh.page.goto(`${house.url}/me`);
    await fresh.page.getByRole('button', { name: 'Come back with a passkey' }).click();
    await fresh.page.getByTestId('device').nth(1).waitFor();
    expect(await overheard(await recalled)).toBe(403);
    await fresh.page.getByTestId('my-match').getByRole('link', { name: 'Resume' }).click();
    await board(fresh.page).waitFor();
    expect(fresh.page.url()).toContain(id);

    await fresh.page.goto(`${house.url}/me`);
    await fresh.page.getByTestId('passkey').getByRole('button', { name: 'Remove' }).click();
    await fresh.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await fresh.page.getByText('You have none yet.').waitFor();
    const late = await house.person();
    const old = await authenticator(late.context, late.page);
    await old.cdp.send('WebAuthn.addCredential', { authenticatorId: old.authenticatorId, credential: credentials[0] });
    await late.page.goto(`${house.url}/me`);
    await late.page.getByRole('button', { name: 'Come back with a passkey' }).click();
    await late.page.getByText('This passkey is known no more').waitFor();
  });
});

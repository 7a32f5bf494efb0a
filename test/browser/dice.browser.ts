import { eventually } from '../kit/eventually.js';
import { board, create, join, seatOf } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();

describe('the dice of a match at the server', () => {
  it('are sealed before anybody sits down, have a number from each browser, and are checked by the player at the end', async () => {
    const [frances, alonso] = [await house.person(), await house.person()];
    const id = await create(frances.page, house.url, 'Frances');
    await join(alonso.page, `${house.url}/match/invincible-armada/${id}`, 'Alonso');
    await board(alonso.page).waitFor();
    await board(frances.page).waitFor();
    const { commitment } = (await (await fetch(`${house.url}/games/invincible-armada/${id}`)).json()) as { commitment: string };
    const kept = (await seatOf(frances.page, id)) as { commitment?: string; salt?: string; playerID: string; credentials: string };
    expect(kept.commitment).toBe(commitment);

    await frances.page.getByRole('button', { name: 'The dice' }).click();
    const window = frances.page.getByTestId('dice-window');
    await eventually(async () => expect(await window.getByTestId('dice-commitment').textContent()).toBe(commitment));
    await window.getByText('given by your browser').waitFor();
    await window.getByText('given by Alonso').waitFor();
    expect(await window.textContent()).toContain(kept.salt);
    expect(await window.textContent()).toContain('It is shown here when the match is over');
    await window.getByRole('button', { name: 'Close' }).click();

    await alonso.page.getByRole('button', { name: 'Concede' }).first().click();
    await alonso.page.getByRole('button', { name: 'Yes, concede' }).click();
    await frances.page.getByTestId('match-over').waitFor();
    await frances.page.getByRole('button', { name: 'The dice' }).click();
    await window.getByTestId('dice-seed').waitFor();
    await window.getByRole('button', { name: 'Check every die now' }).click();
    await frances.page.getByText('The secret is the one that was sealed').waitFor();
    await frances.page.getByText('This server has signed the file').waitFor();
    const { fingerprint } = (await (await fetch(`${house.url}/.well-known/weathergage-key`)).json()) as { fingerprint: string };
    expect(await frances.page.getByTestId('fingerprint').textContent()).toBe(fingerprint);
    await frances.page.getByText('are those that this browser has kept').waitFor();
  });
});

import { seated } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();

describe('those who watch', () => {
  it('talk to each other, and the players hear it when the match is over', async () => {
    const { english, spanish, link } = await seated(house);
    const [drake, howard] = [await house.person(), await house.person()];
    await drake.page.goto(house.url);
    await drake.page.evaluate(() => localStorage.setItem('weathergage.name', JSON.stringify('Drake')));
    for (const { page } of [drake, howard]) await page.goto(`${link}?watch`);
    const room = ({ page }: typeof drake) => page.getByRole('region', { name: 'Among those who watch' });
    const say = async (who: typeof drake, text: string) => {
      await room(who).getByRole('textbox').fill(text);
      await room(who).getByRole('button', { name: 'Send' }).click();
    };
    await say(drake, 'Bowls first');
    await room(howard).getByText('Drake: Bowls first').waitFor();
    await say(howard, 'No haste');
    await room(drake).getByText('Spectator: No haste').waitFor();
    await howard.page.reload();
    await room(howard).getByText('Drake: Bowls first').waitFor();

    await english.page.locator('.chat').getByRole('textbox').fill('Good wind');
    await english.page.locator('.chat').getByRole('button', { name: 'Send' }).click();
    await spanish.page.locator('.chat').getByText('Good wind').waitFor();
    expect(await spanish.page.getByText('Bowls first').count()).toBe(0);
    expect(await drake.page.getByText('Good wind').count()).toBe(0);

    await spanish.page.getByRole('button', { name: 'Concede' }).first().click();
    await spanish.page.getByRole('button', { name: 'Yes, concede' }).click();
    await english.page.getByText('What those said who watched (2)').click();
    await english.page.getByText('Drake: Bowls first').waitFor();
  });
});

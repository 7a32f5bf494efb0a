/** @jest-environment ./test/client/dom.ts */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Lobby } from 'boardgame.io/react';
import { createElement } from 'react';
import { modules } from '../../src/index.js';
import '../client/timeouts.js';
import { afterwards, open } from './testServer.js';

const boards: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'salamis-ad-actium': () => import('../../client/boards/salamis-ad-actium/index.js'),
  'right-fierce-and-terrible': () => import('../../client/boards/right-fierce-and-terrible/index.js'),
  'invincible-armada': () => import('../../client/boards/invincible-armada/index.js'),
  'grand-armada': () => import('../../client/boards/grand-armada/index.js'),
  'war-with-spain': () => import('../../client/boards/war-with-spain/index.js'),
};

const games = Object.values(modules);

/** Polling interval in milliseconds, which the server’s limit allows. */
const EVERY = { interval: 250 };

describe("boardgame.io's own Lobby component", () => {
  it.each(games)('creates, joins, plays and leaves a match of $slug here', async ({ slug, game }) => {
    const { url, lobby } = await open({ games, origins: [location.origin] });
    const { default: board } = await boards[slug]();
    const lobbyProps = { lobbyServer: url, gameServer: url, refreshInterval: 1_000_000 };
    render(createElement(Lobby, { gameComponents: [{ game: game as never, board: board as never }], ...lobbyProps }));
    afterwards(async () => {
      cleanup();
      // The component keeps polling and hides failures. After two more polls the earlier ones are complete.
      for (const each of [...games, ...games]) await lobby.listMatches(each.slug);
    });
    const buttons = (name: string) => screen.queryAllByRole('button', { name });
    const isConnected = async () => (await lobby.getMatch(slug, matchID)).players[0].isConnected;
    const names = async () => (await lobby.listMatches(slug)).matches.map(({ players }) => players.map(({ name }) => name));
    const press = async (name: string) => {
      await waitFor(() => expect(buttons(name)).not.toEqual([]));
      fireEvent.click(buttons(name)[0]);
    };

    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ann' } });
    await press('Enter');
    await press('Create');
    await waitFor(() => expect(buttons('Join')).toHaveLength(2));
    const [{ matchID }] = (await lobby.listMatches(slug)).matches;
    await lobby.joinMatch(slug, matchID, { playerID: '1', playerName: 'Bo' });
    await press('Join');
    await press('Play');
    await waitFor(() => expect(buttons('All moves')).not.toEqual([]));
    await waitFor(async () => expect(await isConnected()).toBe(true), EVERY);

    await press('Exit match');
    // The component forgets its matches during a poll, so the test clicks again.
    await waitFor(() => {
      buttons('Leave').map((button) => fireEvent.click(button));
      expect(buttons('Join')).toHaveLength(1);
    }, EVERY);
    expect(await names()).toEqual([[undefined, 'Bo']]);
  });
});

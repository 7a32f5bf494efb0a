// Plays a match on boardgame.io's own server with two of its own clients: node stockMatch.cjs SLUG InMemory|FlatFile MOVES
process.env.NODE_ENV = 'production';
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { Server, FlatFile } = require('boardgame.io/server');
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const [slug, store, most] = process.argv.slice(2);
const { game, rules } = require(`weathergage/${slug}`);
/** The game with fixed dice, so that each run plays the same match. */
const seeded = { ...game, seed: 'stock' };

let drawn = 7;
const draw = (list) => {
  drawn = (Math.imul(drawn, 48271) & 0x7fffffff) % 2147483647;
  return list[drawn % list.length];
};

async function until(what, holds) {
  for (const began = Date.now(); !holds(); ) {
    if (Date.now() - began > 120_000) throw new Error(`stuck at ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function play() {
  const db = store === 'FlatFile' ? { db: new FlatFile({ dir: mkdtempSync(join(tmpdir(), 'weathergage-flat-')) }) } : {};
  const server = Server({ games: [seeded], origins: ['*'], ...db });
  const { appServer } = await server.run({ port: 0, callback: () => {} });
  const url = `http://127.0.0.1:${appServer.address().port}`;
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch(slug, { numPlayers: 2 });
  const clients = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials: credentials } = await lobby.joinMatch(slug, matchID, { playerID, playerName: playerID });
    const client = Client({ game, matchID, playerID, credentials, multiplayer: SocketIO({ server: url }), debug: false });
    client.start();
    clients.push(client);
  }
  const [first] = clients;
  await until('sync', () => clients.every((client) => client.getState()));
  const asked = () => Object.keys(rules.awaiting(first.getState().G));
  const order = async (seat, move, args) => {
    const { _stateID } = first.getState();
    clients[Number(seat)].moves[move](...args);
    await until(move, () => clients.every((client) => client.getState()._stateID > _stateID));
  };
  let moves = 0;
  for (; first.getState().ctx.gameover === undefined && moves < Number(most); moves++) {
    const seat = draw(asked());
    const { move, args } = draw(rules.choices(clients[Number(seat)].getState().G, seat));
    await order(seat, move, args);
  }
  if (first.getState().ctx.gameover === undefined) await order(asked()[0], 'concede', []);
  await until('the end', () => clients.every((client) => client.getState().ctx.gameover !== undefined));
  console.log(JSON.stringify({ moves, over: clients.map((client) => client.getState().ctx.gameover) }));
}

play().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);

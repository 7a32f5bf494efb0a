// Plays some moves against one of boardgame.io's bots on its local host: node localBots.cjs SLUG RandomBot|MCTSBot
const { Client } = require('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer');
const { RandomBot, MCTSBot } = require('boardgame.io/ai');

const [slug, kind] = process.argv.slice(2);
const { game, rules } = require(`weathergage/${slug}`);

class HastyBot extends MCTSBot {
  constructor(options) {
    super({ ...options, iterations: 5, playoutDepth: 3 });
  }
}

const MOST = 200;
const bots = { 1: kind === 'MCTSBot' ? HastyBot : RandomBot };
const client = Client({ game: { ...game, seed: 'bots' }, playerID: '0', debug: false, multiplayer: Local({ bots }) });

const movesOf = (seat) => client.log.filter(({ action: { type, payload } }) => type === 'MAKE_MOVE' && payload.playerID === seat).length;
const pause = () => new Promise((resolve) => setTimeout(resolve, 2));

async function play() {
  client.start();
  const began = Date.now();
  for (let own = 0; own < MOST && movesOf('1') < 5; ) {
    if (Date.now() - began > 120_000) throw new Error('nobody moves any more');
    const { G, ctx, _stateID } = client.getState();
    if (ctx.gameover !== undefined) break;
    const choices = rules.awaiting(G)['0'] === undefined ? [] : rules.choices(G, '0');
    if (choices.length) {
      const { move, args } = choices[own % choices.length];
      client.moves[move](...args);
      own += 1;
    }
    while (client.getState()._stateID === _stateID && Date.now() - began < 120_000) await pause();
  }
  console.log(JSON.stringify({ bot: movesOf('1'), own: movesOf('0') }));
}

play().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);

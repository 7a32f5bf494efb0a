// Makes a move on a board and takes it back with the keyboard, in a client alone or with Local(): node undo.cjs SLUG MOVE alone|local
require('./page.cjs');

const { act, createElement } = require('react');
const { createRoot } = require('react-dom/client');
const { Client } = require('boardgame.io/react');
const { Local } = require('boardgame.io/multiplayer');

const [slug, seat, move, how] = process.argv.slice(2);
const { game } = require(`weathergage/${slug}`);
const { default: Board } = require(`weathergage/boards/${slug}`);

/** Number of attempts to find an element, 20 ms apart. */
const LOOKS = 1000;

async function play() {
  let handed;
  const Watched = (props) => {
    handed = props;
    return createElement(Board, props);
  };
  const Match = Client({ game: { ...game, seed: 'undo' }, board: Watched, debug: false, ...(how === 'local' && { multiplayer: Local() }) });
  const page = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(page).render(createElement(Match, how === 'local' ? { playerID: seat } : {})));
  const until = async (test) => {
    for (let looks = 0; !test(); looks++) {
      if (looks === LOOKS) throw new Error(page.textContent);
      await act(() => new Promise((done) => setTimeout(done, 20)));
    }
  };
  const press = (key) => act(async () => document.body.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true })));
  const listed = () => page.querySelector('[data-action="undo"]') !== null;
  await until(() => handed?.G);
  const start = JSON.stringify(handed.G);
  const lift = page.querySelector('.wg-pass-screen button');
  if (lift) await act(async () => lift.click());
  const before = listed();
  await act(async () => handed.moves[move]());
  await until(() => handed._stateID > 0);
  const after = listed();
  await press('u');
  console.log(JSON.stringify({ before, after, stateID: handed._stateID, restored: JSON.stringify(handed.G) === start }));
}

play().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);

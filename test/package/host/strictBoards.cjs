// Plays each board with its list of choices and opens its rules, in React's strict mode and a client without multiplayer:
// node strictBoards.cjs SLUG…
require('./page.cjs');

const React = require('react');
const { createRoot } = require('react-dom/client');
const { act } = React.act ? React : require('react-dom/test-utils');
const { Client } = require('boardgame.io/react');

const MOVES = 6;
/** Number of attempts to find an element, 20 ms apart. */
const LOOKS = 1000;
const faults = new Set();
console.error = (text, ...more) => faults.add(String(text).replace('%s', String(more[0])).split('\n')[0]);

async function play(slug) {
  const { game } = require(`weathergage/${slug}`);
  const { default: Board } = require(`weathergage/boards/${slug}`);
  let handed;
  const Watched = (props) => {
    handed = props;
    return React.createElement(Board, props);
  };
  const Match = Client({ game: { ...game, seed: 'strict' }, board: Watched, debug: false });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const press = (element) => act(async () => element.click());
  await act(async () => root.render(React.createElement(React.StrictMode, null, React.createElement(Match))));
  const until = async (what) => {
    for (let looks = 0; !page.querySelector(what); looks++) {
      if (looks === LOOKS) throw new Error(`${slug} shows no ${what}, but ${page.querySelector('.wg-guide')?.textContent}`);
      await act(() => new Promise((done) => setTimeout(done, 20)));
    }
  };
  // Wait for the style sheets of parts that boards load after the first render.
  await until('.wg-root > style + style + style');
  for (let move = 0; move < MOVES; move++) {
    const lift = page.querySelector('.wg-pass-screen button');
    if (lift) await press(lift);
    await until('.wg-tools .wg-tool');
    await press(page.querySelector('.wg-tools .wg-tool'));
    await until('.wg-moves-menu li button');
    await press(page.querySelector('.wg-moves-menu li button'));
  }
  // The guide and the rules, which load on demand, must appear too.
  const lift = page.querySelector('.wg-pass-screen button');
  if (lift) await press(lift);
  await press([...page.querySelectorAll('[role="tab"]')].at(-1));
  await until('.wg-guide > section');
  await press([...page.querySelectorAll('.wg-leaves button')].at(-1));
  await until('.wg-rule');
  await press(page.querySelector('.wg-rule button.wg-case'));
  await until('dialog .wg-case-body');
  const { _stateID } = handed;
  await act(async () => root.unmount());
  page.remove();
  return _stateID;
}

async function all() {
  const played = {};
  for (const slug of process.argv.slice(2)) played[slug] = await play(slug);
  console.log(JSON.stringify({ react: React.version, played, faults: [...faults] }));
}

all().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);

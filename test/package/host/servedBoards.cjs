// Every board drawn by a React server, and taken over by the page: node servedBoards.cjs SLUG…
const React = require('react');
const { renderToString } = require('react-dom/server');
const { Client } = require('boardgame.io/react');

function matchOf(slug) {
  const { game } = require(`weathergage/${slug}`);
  const { default: board } = require(`weathergage/boards/${slug}`);
  return React.createElement(Client({ game: { ...game, seed: 'served' }, board, debug: false }));
}

// As long as there is no window.
const served = process.argv.slice(2).map((slug) => [slug, renderToString(matchOf(slug))]);

require('./page.cjs');
const { hydrateRoot } = require('react-dom/client');

async function takeOver(slug, html) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  const faults = [];
  await React.act(async () => hydrateRoot(page, matchOf(slug), { onRecoverableError: ({ message }) => faults.push(message) }));
  return { maps: page.querySelectorAll('svg').length, faults };
}

async function all() {
  const boards = {};
  for (const [slug, html] of served) boards[slug] = await takeOver(slug, html);
  console.log(JSON.stringify(boards));
}

all().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);

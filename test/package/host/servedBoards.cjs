// Renders every board on a React server and hydrates it in a page: node servedBoards.cjs SEED SLUG…, with random dice if SEED is empty
const React = require('react');
const { renderToString } = require('react-dom/server');
const { Client } = require('boardgame.io/react');

const [seed, ...slugs] = process.argv.slice(2);

function matchOf(slug) {
  const { game } = require(`weathergage/${slug}`);
  const { default: board } = require(`weathergage/boards/${slug}`);
  return React.createElement(Client({ game: seed ? { ...game, seed } : game, board, debug: false }));
}

// Render before `window` exists.
const served = slugs.map((slug) => [slug, renderToString(matchOf(slug))]);

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

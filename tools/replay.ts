// Prints what happened in a match, or what one seat saw of it, from its file, line by line as its board tells it, or writes a page that
// plays it by itself (--html FILE); exits 1 where the file does not agree with the rules,
// after what came before.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { words as kitWords } from '../client/kit/words/index.js';
import { composePage, PAGES_INDEX, type PagesIndex } from '../client/page/compose.js';
import { layOut } from '../client/replay/frames.js';
import { webClient } from '../server/webClient.js';
import { gameOf } from '../src/boardgame/matchFile.js';
import type { GameModule } from '../src/boardgame/module.js';
import { modules } from '../src/index.js';
import type { Entry } from '../src/kit/chronicle.js';
import { english } from '../src/kit/language.js';
import { say } from '../src/kit/texts.js';
import { modulesNamed, options, usage } from './arguments.js';
import { tellers } from './tellers.js';

const { positionals, values } = options({ html: { type: 'string' } }, true);
if (positionals.length !== 1) usage('replay takes one match file, and --html FILE for a page that plays it');

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return usage(`${file}: ${(error as Error).message}`);
  }
}

const json = read(positionals[0]);
const slug = gameOf(json) ?? '';
const [module] = modulesNamed(Object.hasOwn(modules, slug) ? slug : Object.keys(modules)[0]);
const { texts, title } = module.present(english);

/** Dice with what was added to them, and the case. */
function beside({ roll, case: ruleCase }: Entry): string {
  const kit = english.of(kitWords);
  const modifiers = (roll?.modifiers ?? []).map(([name, amount]) => `${say(texts, `modifier.${name}`)} ${kit.signed(amount)}`);
  const total = roll?.total === undefined ? [] : [kit.total(roll.total)];
  const thrown = roll ? [[kit.dice(roll.dice), ...modifiers, ...total].join(', ')] : [];
  return [...thrown, ruleCase].map((part) => `[${part}]`).join(' ');
}

const tellAll = (story: ReturnType<(typeof tellers)[string]>): void => {
  console.log(title);
  for (const { heading, sentence, entry } of story) {
    if (heading) console.log(`\n${heading}\n`);
    console.log(`${sentence} ${beside(entry)}`);
  }
};

const fail = (why: string): void => {
  console.error(why);
  process.exitCode = 1;
};

/** Writes the page of a match, put together of the built client. */
async function writePage(out: string): Promise<void> {
  const client = webClient();
  if (!client) return usage('--html: there is no built client to make a page of; npm run -s build makes one');
  const index: PagesIndex = JSON.parse(readFileSync(join(client, PAGES_INDEX), 'utf8'));
  writeFileSync(out, await composePage(json as object, title, index[slug], async (file) => readFileSync(join(client, file))));
}

const laid = layOut(module as GameModule, json);
if ('why' in laid) fail(laid.why);
else {
  const { states, log, prologue, verdict } = laid;
  if (values.html) void writePage(values.html);
  else tellAll(tellers[slug](states[states.length - 1], log, prologue, english));
  if (verdict?.ok === false) fail(verdict.why);
}

// Prints the log of a match file or view file, or writes a page that replays it (--html FILE). After a mismatch with the rules, prints the
// part before it and exits 1.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boards } from '../client/boards/index.js';
import { words as kitWords } from '../client/kit/words/index.js';
import { framesOf } from '../client/pages/replay/frames.js';
import { composePage, PAGES_INDEX, type PagesIndex } from '../client/pages/replay/saved/compose.js';
import { webClient } from '../server/webClient.js';
import { gameOf } from '../src/boardgame/matchFile.js';
import type { GameModule } from '../src/boardgame/module.js';
import type { Slug } from '../src/games/index.js';
import { modules } from '../src/index.js';
import type { GameEvent } from '../src/kit/events.js';
import { english } from '../src/kit/language.js';
import { say, type Texts } from '../src/kit/texts.js';
import { verifyMatch } from '../src/verification.js';
import { modulesNamed, usage } from './arguments.js';
import { printLines, runMatchCommand } from './matchCommand.js';

/** Returns the text beside an event: dice with modifiers, and the rule number. */
function beside(texts: Texts, { roll, case: ruleCase }: GameEvent): string {
  const kit = english.of(kitWords);
  const modifiers = (roll?.modifiers ?? []).map(([name, amount]) => `${say(texts, `modifier.${name}`)} ${kit.signed(amount)}`);
  const total = roll?.total === undefined ? [] : [kit.total(roll.total)];
  const rolled = roll ? [[kit.dice(roll.dice), ...modifiers, ...total].join(', ')] : [];
  return [...rolled, ruleCase].map((part) => `[${part}]`).join(' ');
}

/** Returns the log of a file as lines. `why` describes a mismatch with the rules. */
export async function replay(json: unknown): Promise<{ readonly lines: readonly string[]; readonly why?: string }> {
  const module = moduleOf(json);
  const { texts, title } = module.present(english);
  const laid = await framesOf(module, json, verifyMatch);
  if ('why' in laid) return { lines: [], why: laid.why };
  const { states, log, prologue, verdict } = laid;
  const tell = await boards[module.slug as Slug].logWriter();
  const story = tell(states[states.length - 1], log, prologue, english);
  const lines = story.flatMap(({ heading, sentence, entry }) => [
    ...(heading ? ['', heading, ''] : []),
    `${sentence} ${beside(texts, entry)}`,
  ]);
  return { lines: [title, ...lines], ...(verdict?.ok === false && { why: verdict.why }) };
}

/** Returns the game named in the file. If none is, returns any game, and validation fails. */
function moduleOf(json: unknown): GameModule {
  const slug = gameOf(json) ?? '';
  const [module] = modulesNamed(Object.hasOwn(modules, slug) ? slug : Object.keys(modules)[0]);
  return module;
}

async function writePage(json: unknown, out: string): Promise<void> {
  const client = webClient();
  if (!client) return usage('--html needs the built client: run npm run -s build first');
  const module = moduleOf(json);
  const index: PagesIndex = JSON.parse(readFileSync(join(client, PAGES_INDEX), 'utf8'));
  const { title } = module.present(english);
  writeFileSync(out, await composePage(json as object, title, index[module.slug], async (file) => readFileSync(join(client, file))));
}

if (require.main === module)
  void runMatchCommand(
    'replay',
    'replay takes one match file, and --html FILE to write a page that replays it',
    { html: { type: 'string' } },
    (lines, { html }, text) => (html && lines.length ? writePage(JSON.parse(text), html) : printLines(lines)),
  );

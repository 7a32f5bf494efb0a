// Reports archaic words, and words figurative for software, in comments, texts and docs. Also reports conflict markers. Ignores code in
// docs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const REFUSED =
  /\b(whoever|whomever|of whom|lanterns?|lays? (?:the|a) table|(?:dice|die|number) (?:is|are|was|were) thrown|one['’]s own|(?:is|are) told|stands? in)\b|^[<>]{7}/i;
const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Returns the text of a file without its code, but with its line breaks. */
function proseOf(file, text) {
  if (file.endsWith('.md')) return text.replace(CODE, blank);
  let prose = '';
  let end = 0;
  for (const { index, 0: part } of text.matchAll(COMMENT_OR_TEXT)) {
    prose += blank(text.slice(end, index)) + part;
    end = index + part.length;
  }
  return prose;
}

const files = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.mjs', '*.css'], { encoding: 'utf8' }).split('\n');
const found = files
  .filter((file) => file && file !== 'tools/checkWords.mjs')
  .flatMap((file) => {
    const lines = proseOf(file, readFileSync(file, 'utf8')).split('\n');
    return lines.flatMap((line, n) => (REFUSED.test(line) ? [`${file}:${n + 1}: “${REFUSED.exec(line)[0]}”`] : []));
  });
for (const line of found) console.error(line);
process.exit(found.length > 0 ? 1 : 0);

import { readFileSync } from 'node:fs';
import { modules } from '../src/index.js';

const readme = readFileSync('README.md', 'utf8');
const rows = readme
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the README', () => {
  it.each(Object.values(modules))('has the row of $slug that matches its card', ({ meta }) => {
    const { title, battle, sides } = meta.words.en;
    const [least, most] = meta.minutes;
    const row = rows.find(([game]) => game.includes(`\`${meta.slug}\``));
    expect(row?.[0]).toBe(`${title} (\`${meta.slug}\`)`);
    expect(row?.[1]).toBe(battle);
    expect(row?.[2].toLowerCase()).toContain(sides[0] === 'First fleet' ? 'two fleets' : sides.join(' against ').toLowerCase());
    expect(row?.[3]).toBe(most < 240 ? `${least} to ${most} minutes` : `${least / 60} to ${most / 60} hours`);
  });
});

import { playOverBadLine } from './playOverBadLine.js';

it('10,000 moves through drops, delays, doubles, disorder and cuts of a bad line: each is stored once and in order, or never', async () => {
  await playOverBadLine({ matches: 20, moves: 500, least: 10 });
});

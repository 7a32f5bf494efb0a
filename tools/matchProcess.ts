// The process in which commands read match files: a file that never comes to an end, or fills the memory, ends it alone.
import type { MatchAnswer, MatchRequest } from './matchCommand.js';

function parsed(text: string): { readonly json: unknown } | { readonly unreadable: string } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { unreadable: (error as Error).message };
  }
}

/** Each command is loaded by itself: the log needs the boards, and a check does not. */
async function answered({ command, key }: MatchRequest, json: unknown): Promise<MatchAnswer> {
  switch (command) {
    case 'verify':
      return (await import('./verify.js')).verify(json, key);
    case 'replay':
      return (await import('./replay.js')).replay(json);
    case 'luck':
      return (await import('./luck.js')).luck(json);
  }
}

process.once('message', async (request: MatchRequest) => {
  const read = parsed(request.text);
  process.send?.('unreadable' in read ? read : await answered(request, read.json));
});

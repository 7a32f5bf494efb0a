// The process that reads match files for a command. If a file takes too long or needs too much memory, only this process ends.
import type { MatchAnswer, MatchRequest } from './matchCommand.js';

function parsed(text: string): { readonly json: unknown } | { readonly unreadable: string } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { unreadable: (error as Error).message };
  }
}

/** Loads and runs the requested command. Only the log needs the boards. */
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

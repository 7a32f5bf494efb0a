import type { MatchExport } from '../../../../src/boardgame/matchFile.js';
import type { ViewExport } from '../../../../src/boardgame/viewFile.js';
import { download } from '../../../kit/download.js';
import { composePage, PAGES_INDEX, type PagesIndex } from './compose.js';

async function fetched(file: string): Promise<Uint8Array> {
  const response = await fetch(`/${file}`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

export async function savePage(file: MatchExport | ViewExport, title: string): Promise<void> {
  const index: PagesIndex = JSON.parse(new TextDecoder().decode(await fetched(PAGES_INDEX)));
  const html = await composePage(file, title, index[file.game], fetched);
  download(`${file.game}-${file.log.length}.html`, html, 'text/html');
}

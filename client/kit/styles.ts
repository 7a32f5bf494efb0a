import hexCss from './hex/hex.css?inline';
import kitCss from './kit.css?inline';
import papersCss from './papers.css?inline';
import shellCss from './shell.css?inline';

/** What all boards look like; a board's own style sheets come after it. */
export const kitStyles = [kitCss, shellCss, papersCss, hexCss].join('\n');

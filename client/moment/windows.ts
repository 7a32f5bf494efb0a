export { Branches } from './Branches.js';
export { LinkWindow } from './LinkWindow.js';
export { Marks } from './Marks.js';
export { WhatIf } from './WhatIf.js';

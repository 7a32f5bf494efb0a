export { Branches } from './Branches.js';
export { LinkWindow } from './LinkWindow.js';
export { WhatIf } from './WhatIf.js';

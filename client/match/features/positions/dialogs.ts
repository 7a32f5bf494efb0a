export { Marks } from './Bookmarks.js';
export { WhatIf } from './BranchDialog.js';
export { Branches } from './Branches.js';
export { LinkWindow } from './LinkDialog.js';

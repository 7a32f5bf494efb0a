export { BookmarksDialog } from './BookmarksDialog.js';
export { BranchDialog } from './BranchDialog.js';
export { Branches } from './Branches.js';
export { LinkDialog } from './LinkDialog.js';

/** The version of the package, and so of its rules: a match export names the rules it was played by. */
export const VERSION = '0.1.0';

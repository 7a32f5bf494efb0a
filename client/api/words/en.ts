export const en = {
  offline: 'You are offline. You can still play a bot, or play with two players on one screen.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  notFound: 'Match not found. It may have been deleted, or the link is incomplete.',
  taken: 'Another player has just taken this seat.',
  forbidden: 'This seat is no longer yours.',
  tooMany: 'Too many requests. Wait a moment and try again.',
  refused: 'The server refused the request. Reload the page and try again.',
  failed: 'Server error. Try again in a moment.',
};

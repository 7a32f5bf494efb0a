/**
 * Addresses that are not pages, as paths with their search: the server's calls and sockets (`server/http/routes.ts`),
 * and files, which have
 * an extension. All other addresses are served from the cached pages.
 */
export const NOT_PAGES: readonly RegExp[] = [
  /^\/(games|notices|people|socket\.io|\.well-known|healthz|readyz|metrics)(?![\w-])/i,
  /^[^?]*\.[^./?]+(\?|$)/,
];

/** What the charts call things that the rules know by an id. */
export const terms: { readonly [id: string]: string } = {};

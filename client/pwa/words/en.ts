export const en = {
  name: 'Weathergage: naval wargames',
  shortName: 'Weathergage',
  description: 'Naval wargames of oar and sail, played by the rulebook: online, on one screen, or against the captain.',
  ready: 'A new version is ready.',
  about:
    'Whether you load it or not, nothing of your matches is lost. One on this screen goes on under it, unless the rules of its game have changed since it was begun: then it can only be looked at. You may also play on as you are; the new version comes when you have closed these pages and open them again.',
  load: 'Load it now',
  later: 'Later',
};

export const en = {
  name: 'Weathergage: naval wargames',
  shortName: 'Weathergage',
  description: 'Naval wargames of oar and sail with rules enforced: online, on one screen, or against a bot.',
  ready: 'A new version is available.',
  about:
    'Your matches are saved. You can continue the match on this screen unless its rules have changed; then you can only view it. To update later, keep playing: the new version loads after you close all pages of this site.',
  load: 'Update now',
  later: 'Later',
};

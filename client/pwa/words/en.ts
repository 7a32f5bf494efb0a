export const en = {
  name: 'Weathergage: naval wargames',
  shortName: 'Weathergage',
  description: 'Naval wargames of oar and sail with rules enforced: online, on one screen, or against a bot.',
  ready: 'A new version is available.',
  about:
    'Your matches are safe. A match on this screen continues unless its rules have changed; then you can only view it. You can also keep playing: the new version loads after you close all pages of this site.',
  load: 'Update now',
  later: 'Later',
};

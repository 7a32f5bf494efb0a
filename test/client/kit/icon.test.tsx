import { renderToStaticMarkup } from 'react-dom/server';
import iconOf from '../../../client/kit/icon.js';

const LUCIDE = ['anchor', 'circle-dashed', 'flag', 'ship', 'target'];

it.each(LUCIDE)('what is built draws the icon %s as Lucide does', (name) => {
  const { default: Theirs, __iconData } = jest.requireActual(`lucide-react/icons/${name}`);
  const Ours = iconOf(__iconData);
  for (const props of [{}, { size: 17, className: 'small', 'aria-hidden': true }, { size: 16, 'aria-label': 'So' }, { role: 'img' }]) {
    expect(renderToStaticMarkup(<Ours {...props} />)).toBe(renderToStaticMarkup(<Theirs {...props} />));
  }
});

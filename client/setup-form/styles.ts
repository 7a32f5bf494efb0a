import setupCss from '../app/options/setup.css?inline';
import formsCss from '../app/styles/forms.css?inline';
import partsCss from '../app/styles/parts.css?inline';
import tokensCss from '../app/styles/tokens.css?inline';
import ownCss from './setupForm.css?inline';

/** The style sheets of the pages, with their variables set on the form. */
export const styles = [tokensCss.replaceAll(':root', '.wg-setup-form'), formsCss, partsCss, setupCss, ownCss].join('\n');

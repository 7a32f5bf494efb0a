// Defines the browser globals that boards use, with jsdom.
const { JSDOM } = require('jsdom');

const { window } = new JSDOM('<!doctype html>', { pretendToBeVisual: true, url: 'http://localhost/' });
const NAMES = [
  'document',
  'HTMLElement',
  'Element',
  'Node',
  'SVGElement',
  'localStorage',
  'MutationObserver',
  'getComputedStyle',
  'DOMRect',
  'NodeList',
  'ShadowRoot',
  'CustomEvent',
  'AbortController',
];
for (const name of ['requestAnimationFrame', 'cancelAnimationFrame', 'addEventListener', 'removeEventListener', ...NAMES]) {
  globalThis[name] = typeof window[name] === 'function' && !/^[A-Z]/.test(name) ? window[name].bind(window) : window[name];
}
globalThis.window = window;
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
globalThis.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
window.matchMedia = globalThis.matchMedia;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// jsdom does not implement modal dialogs.
const { prototype: dialog } = window.HTMLDialogElement;
dialog.showModal = function () {
  this.open = true;
};
dialog.close = function () {
  this.open = false;
  this.dispatchEvent(new window.Event('close'));
};
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

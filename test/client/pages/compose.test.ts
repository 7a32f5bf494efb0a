import { composePage } from '../../../client/page/compose.js';

const FILES: { readonly [name: string]: string } = {
  'assets/begin-1.js': 'import{a}from"./part-2.js";r(()=>import(`./late-3.js`),__vite__mapDeps([0,12]));',
  'assets/part-2.js': 'export const a="ë </script>";',
  'assets/late-3.js': '',
  'assets/look-4.css': '@font-face{src:url(/assets/letters-5.woff2)}',
  'assets/letters-5.woff2': 'letters',
};
const read = async (file: string) => new TextEncoder().encode(FILES[file]);
const PARTS = {
  entry: 'assets/begin-1.js',
  scripts: ['assets/begin-1.js', 'assets/part-2.js', 'assets/late-3.js'],
  styles: ['assets/look-4.css'],
};

const decoded = (data: string) => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64').toString();

describe('a page that is put together of the built client', () => {
  it('holds every module under its own name, and nothing is asked for elsewhere', async () => {
    const html = await composePage({}, 'A title', PARTS, read);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const { imports } = JSON.parse(page.querySelector('script[type=importmap]')?.textContent ?? '');
    expect(Object.keys(imports)).toEqual(['begin-1.js', 'part-2.js', 'late-3.js']);
    expect(decoded(imports['begin-1.js'])).toBe('import{a}from"part-2.js";r(()=>import(`late-3.js`),void 0);');
    expect(decoded(imports['part-2.js'])).toBe(FILES['assets/part-2.js']);
    expect(page.querySelector('style')?.textContent).toBe(`@font-face{src:url(data:font/woff2;base64,${btoa('letters')})}`);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
    expect(html).not.toMatch(/(src|href)=/);
  });

  it('leaves private notes out', async () => {
    const file = { game: 'parley', notes: [{ n: 1, name: 'mine', note: 'secret' }] };
    const html = await composePage(file, '', PARTS, read);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(JSON.parse(page.getElementById('weathergage-match')?.textContent ?? '')).toEqual({ game: 'parley' });
  });

  it('is not broken out of, whatever the file and the title hold', async () => {
    const file = { name: '</script><script>alert(1)</script><!--\u2028\u2029' };
    const html = await composePage(file, '</title><script>alert(2)</script>', PARTS, read);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(JSON.parse(page.getElementById('weathergage-match')?.textContent ?? '')).toEqual(file);
    expect(page.title).toBe('</title><script>alert(2)</script>');
    expect(page.querySelectorAll('script')).toHaveLength(3);
    expect(html).not.toMatch(/[\u2028\u2029]/);
  });
});

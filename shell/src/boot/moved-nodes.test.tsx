import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tolerateMovedNodes } from './moved-nodes';

const { removeChild, insertBefore } = Node.prototype;

/** As Google Translate does: an element in the place of each text. */
const replaceTexts = (root: Element): void =>
  eachText(root, (text) => {
    const font = document.createElement('font');
    font.append(`T(${text.data})`);
    text.before(font);
    text.remove();
  });

/** As other translators do: each text inside of an element. */
const wrapTexts = (root: Element): void =>
  eachText(root, (text) => {
    const font = document.createElement('font');
    text.before(font);
    font.append(text);
  });

function eachText(root: Element, change: (text: Text) => void): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) change(text);
}

/** A count between texts of its own, a part that goes, and one that comes before a text. */
function Basket() {
  const [count, setCount] = useState(2);
  return (
    <button type="button" onClick={() => setCount(count - 1)}>
      {count < 2 && <b>new</b>}
      {count > 1 && 'many'}
      {count} pieces
    </button>
  );
}

beforeEach(tolerateMovedNodes);
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

test.each([
  ['replaced', replaceTexts, 'new1T( pieces)'],
  ['wrapped', wrapTexts, 'new1 pieces'],
])('goes on in a page whose texts were %s, with its new numbers', async (_, translate, shown) => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Basket />));
  translate(place);
  await act(async () => place.querySelector('button')?.click());
  await act(async () => {});
  expect(place.textContent).toBe(shown);
  await act(async () => root.unmount());
  expect(place.textContent).toBe('');
});

test('forgets a node that nobody shows', () => {
  const place = document.createElement('p');
  const gone = document.createTextNode('gone');
  expect(place.removeChild(gone)).toBe(gone);
  place.insertBefore(document.createTextNode('last'), gone);
  expect(place.textContent).toBe('last');
});

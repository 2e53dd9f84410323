import { readData } from './page-data';
import { reports } from './testing/reports';

const ADDRESS = '/linked/abc.json';
const page = { state: {}, files: [], hashes: {} };

/** A document that links to its data, which the gateway answers like this. */
function answer(status: number) {
  document.body.innerHTML = `<link id="shop-data" href="${ADDRESS}">`;
  const fetched = jest.fn(async () => ({ status, ok: status === 200, json: async () => page }));
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

const soon = () => new Promise((done) => setTimeout(done));
const clearCookie = () => {
  document.cookie = 'shop.whole-document=;path=/;max-age=0';
};

afterEach(clearCookie);

test('reads the data in the document', async () => {
  document.body.innerHTML = `<script id="shop-data" type="application/json">${JSON.stringify(page)}</script>`;
  expect(await readData(reports().watch)).toEqual(page);
});

test('requests the data that the document links to', async () => {
  const fetched = answer(200);
  const { watch, said } = reports();
  expect(await readData(watch)).toEqual(page);
  expect(fetched).toHaveBeenCalledWith(ADDRESS);
  expect(said).toEqual([`wait ${ADDRESS}`, `got ${ADDRESS}`]);
});

test('loads the page again, with its data inside, when the gateway does not have them', async () => {
  answer(404);
  const { watch, said } = reports();
  // jsdom cannot reload, and says so.
  const console_ = jest.spyOn(console, 'error').mockImplementation(() => {});
  void readData(watch);
  await soon();
  expect(document.cookie).toBe('shop.whole-document=1');
  expect(said).toEqual([`wait ${ADDRESS}`]);
  console_.mockRestore();
});

test.each([404, 503])('says that the page is lost when its data are a %s again', async (status) => {
  answer(status);
  document.cookie = 'shop.whole-document=1;path=/';
  const { watch, said } = reports();
  void readData(watch);
  await soon();
  expect(said).toEqual([`wait ${ADDRESS}`, `lost ${ADDRESS}`]);
});

test('says that the page is lost when the browser keeps no cookies', async () => {
  answer(404);
  const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  const { watch, said } = reports();
  void readData(watch);
  await soon();
  expect(said).toContain(`lost ${ADDRESS}`);
  cookie.mockRestore();
});

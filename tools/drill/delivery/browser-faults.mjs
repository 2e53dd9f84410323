/** Adds code to the script with which the remote starts in the browser. */
const atStart = (code) => ({
  client: (text, file) => (file.startsWith('entry.') ? `${text}\n;${code}` : text),
});

/** Faults of a build that only a browser shows: name, change, expected result, expected output of the gate. */
export const browserFaults = [
  [
    'its first rendering in the browser has another text',
    { client: (text) => text.replaceAll('자주 묻는 질문', '자주 묻는 물음') },
    'pages and stage',
    /opens: \/\S+.* of cs \S+ does not hydrate: .*#418/,
  ],
  [
    'an effect of its pages throws',
    {
      client: (text) =>
        text.replaceAll('.useEffect)(()=>{', '.useEffect)(()=>{throw new RangeError("effect");'),
    },
    'pages and error',
    /opens: \/\S+.* of cs \S+ (throws|logs an error) in cs: RangeError: effect/,
  ],
  [
    'it logs an error',
    atStart('console.error("a setting is missing");'),
    'pages and line',
    /opens: \/\S+.* logs an error in cs: a setting is missing/,
  ],
  [
    'it throws at its start in the browser',
    atStart('throw new TypeError("no start");'),
    'pages and error',
    /opens: \/\S+.* of cs \S+ throws in cs: TypeError: no start/,
  ],
  [
    'its pages are empty in the browser',
    atStart('document.documentElement.style.visibility="hidden";'),
    'empty',
    /opens: \/\S+.* stays empty, in a browser/,
  ],
  [
    'its script never ends',
    atStart('for(;;);'),
    'endless',
    /opens: \/\S+.* does not finish loading within \d+ s/,
  ],
];

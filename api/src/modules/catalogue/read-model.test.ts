import { createReadModel } from './read-model';

const setup = () => {
  let now = 0;
  const model = createReadModel(() => now);
  const asked: string[] = [];
  const read = async (key: string, text = key) =>
    (
      await model.read(key, async () => {
        asked.push(key);
        return JSON.stringify(text);
      })
    ).text;
  return { model, asked, read, pass: (ms: number) => (now += ms) };
};

describe('read model', () => {
  it('asks once for all who wait', async () => {
    const { asked, read } = setup();
    await Promise.all([read('a'), read('a'), read('a')]);
    expect(asked).toEqual(['a']);
  });

  it('asks again when the answer is old', async () => {
    const { asked, read, pass } = setup();
    await read('a');
    pass(15_001);
    await read('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('forgets a changed goods and every list, and keeps the other goods', async () => {
    const { model, asked, read } = setup();
    await Promise.all(['goods:1:detail', 'goods:12:detail', 'list'].map((key) => read(key)));
    model.forgetGoods(1);
    asked.length = 0;
    await Promise.all(['goods:1:detail', 'goods:12:detail', 'list'].map((key) => read(key)));
    expect(asked).toEqual(['goods:1:detail', 'list']);
  });

  it('takes out the blanks PostgreSQL writes', async () => {
    const { model } = setup();
    const answer = await model.read('a', async () => '{"a" : 1, "b" : "x : y"}');
    expect(answer.text).toBe('{"a":1,"b":"x : y"}');
  });

  it('does not remember failures', async () => {
    const { model, read } = setup();
    await expect(model.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await expect(read('a', 'up')).resolves.toBe('"up"');
  });
});

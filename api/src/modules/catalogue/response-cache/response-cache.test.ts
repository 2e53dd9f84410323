import { createResponseCache } from './response-cache';

const setup = () => {
  let now = 0;
  const model = createResponseCache(() => now);
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

  it('gives an old answer once more while it asks again, but not a very old one', async () => {
    const { asked, read, pass } = setup();
    expect(await read('a', 'first')).toBe('"first"');
    pass(15_001);
    expect(await read('a', 'second')).toBe('"first"');
    expect(asked).toEqual(['a', 'a']);
    pass(30_001);
    expect(await read('a', 'third')).toBe('"third"');
  });

  it('recalls an address until what it says has changed', async () => {
    const { model, pass } = setup();
    await model.read('goods:7:detail', async () => '1', { url: '/goods/7' });
    expect(model.recall('/goods/7')?.text).toBe('1');
    expect(model.recall('/goods/8')).toBeUndefined();
    model.forgetGoods(7);
    expect(model.recall('/goods/7')).toBeUndefined();
    await model.read('goods:7:detail', async () => '2', { url: '/goods/7' });
    pass(30_001);
    expect(model.recall('/goods/7')).toBeUndefined();
  });

  it('what is forgotten while it is asked again does not come back', async () => {
    const { model, pass } = setup();
    await model.read('a', async () => '1', { url: '/a' });
    pass(15_001);
    expect(model.recall('/a')?.text).toBe('1');
    model.forgetAll();
    await Promise.resolve();
    expect(model.recall('/a')).toBeUndefined();
    expect((await model.read('a', async () => '2')).text).toBe('2');
  });

  it('forgets a changed goods and every list, and keeps the other goods', async () => {
    const { model, asked, read } = setup();
    await Promise.all(['goods:1:detail', 'goods:12:detail', 'list'].map((key) => read(key)));
    model.forgetGoods(1);
    asked.length = 0;
    await Promise.all(['goods:1:detail', 'goods:12:detail', 'list'].map((key) => read(key)));
    expect(asked).toEqual(['goods:1:detail', 'list']);
  });

  it('makes room by letting the oldest go', async () => {
    const { asked, read } = setup();
    for (let at = 0; at < 6_001; at += 1) await read(`goods:${at}:detail`);
    asked.length = 0;
    await Promise.all([read('goods:0:detail'), read('goods:3000:detail')]);
    expect(asked).toEqual(['goods:0:detail']);
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

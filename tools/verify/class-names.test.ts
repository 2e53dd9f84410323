import { equalNames } from './class-names.mjs';

test('takes classes whose names differ', () => {
  const css = '.title,.title:hover{color:red}/* .note */.price>.unit{top:.5rem}';
  expect(equalNames('g', { 'shared/a.module.css': css, 'shared/b.module.css': css })).toEqual([]);
});

test('names classes that would have the same name', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `.c${at}{top:0}`).join('');
  expect(equalNames('g', { 'shared/a.module.css': many })).toContainEqual(
    expect.stringMatching(
      /^rename one, both are [b-z]g\w{3}: \.c\d+ of shared\/a\.module\.css, \.c\d+ of/,
    ),
  );
});

import { byConsonant, byLatinLetter } from './brand-index';

const brand = (name: string, initial: string, nameEn: string) => ({ name, initial, nameEn });
const told = (groups: { letter: string; brands: { name: string }[] }[]) =>
  groups.map(({ letter, brands }) => `${letter}: ${brands.map(({ name }) => name).join(' ')}`);

test('groups Korean names by first consonant, with doubled consonants under the single one', () => {
  expect(
    told(
      byConsonant([
        brand('하루', 'ㅎ', 'Haru'),
        brand('가온', 'ㄱ', 'Gaon'),
        brand('까사', 'ㄲ', 'Casa'),
        brand('7월', '7', 'July'),
      ]),
    ),
  ).toEqual(['ㄱ: 가온 까사', 'ㅎ: 하루', '#: 7월']);
});

test('groups English names alphabetically with digits last', () => {
  expect(
    told(
      byLatinLetter([
        brand('숲', 'ㅅ', 'soop'),
        brand('삼월', 'ㅅ', 'March'),
        brand('에스', 'ㅇ', 'Aes'),
        brand('칠', 'ㅊ', '7seven'),
        brand('소', 'ㅅ', 'So'),
      ]),
    ),
  ).toEqual(['A: 에스', 'M: 삼월', 'S: 소 숲', '#: 칠']);
});

import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const rooms = fs
  .readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => `${name}/src`);

/** Wording that was replaced, and what is said instead. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/네트워크 오류/, '인터넷 연결을 확인해 주세요'],
  [/모두\s?사용/, '전액 사용'],
  [/전체동의/, '전체 동의'],
  [/전체선택/, '전체 선택'],
  [/선택삭제/, '선택 삭제'],
  [/(?<!검색어 )저장 끄기/, '검색어 저장 끄기'],
  [/지금 열린 이야기/, '진행 중인 기획전'],
  [/새로 들어왔어요/, '신상품'],
  [/할인율이 높아요/, '할인율 높은 상품'],
  [/챙겨 드릴게요/, '나를 위한 알림'],
  [/배송은 언제 오나요/, '주문한 상품은 언제 도착하나요?'],
  [/인증 번호를 참고/, 'the KC number or 상세페이지 참조'],
];

const findings = (text: string): string[] =>
  replaced.filter(([old]) => old.test(text)).map(([old, words]) => `${old.source} → ${words}`);

function sourcesIn(folder: string): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(name);
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [name] : [];
  });
}

test('says everything in the words that replaced others', () => {
  const files = [...rooms, 'shell/src', 'shared/src', 'api/src', 'api/sample'].flatMap(sourcesIn);
  expect(files.length).toBeGreaterThan(1_000);
  const wrong = files.flatMap((file) =>
    findings(fs.readFileSync(path.join(root, file), 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(wrong).toEqual([]);
});

test('knows the old words from the new ones', () => {
  expect(findings('검색어 저장 끄기, 전체 동의, 전액 사용')).toEqual([]);
  expect(findings('저장 끄기')).toHaveLength(1);
  expect(findings('포인트 모두사용, 전체동의')).toHaveLength(2);
});

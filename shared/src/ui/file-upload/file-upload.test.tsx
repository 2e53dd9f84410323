import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describe-component';
import { admitFiles, moveFile } from './file-rules';
import { FileUpload } from './file-upload';

const photo = (name: string, type = 'image/jpeg', sizeMb = 1): File =>
  Object.defineProperty(new File(['x'], name, { type, lastModified: 1 }), 'size', {
    value: sizeMb * 1_000_000,
  });

const limits = { maxCount: 3, maxSizeMb: 10, accept: ['image/*', 'application/pdf'] };

test.each([
  ['pictures', [photo('a.jpg')], 1, undefined],
  ['exactly the largest size', [photo('a.jpg', 'image/jpeg', 10)], 1, undefined],
  [
    'a large one',
    [photo('a.jpg', 'image/jpeg', 10.1)],
    0,
    '‘a.jpg’ 파일이 너무 커요. 한 장에 10MB까지 올릴 수 있어요',
  ],
  [
    'another kind',
    [photo('a.exe', 'application/x-msdownload')],
    0,
    '‘a.exe’ 파일은 올릴 수 없는 형식이에요. 사진·PDF 파일을 골라 주세요',
  ],
  ['the same one twice', [photo('a.jpg'), photo('a.jpg')], 1, '‘a.jpg’ 파일은 이미 골랐어요'],
  ['too many', [1, 2, 3, 4].map((n) => photo(`${n}.jpg`)), 3, '3장까지 올릴 수 있어요'],
])('accepts %s as configured', (_, added, count, error) => {
  const admitted = admitFiles([], added, limits);
  expect(admitted.files).toHaveLength(count);
  expect(admitted.error).toBe(error);
});

test('keeps the valid files of a mixed selection', () => {
  const admitted = admitFiles(
    [photo('1.jpg')],
    [photo('x.zip', 'application/zip'), photo('2.jpg')],
    limits,
  );
  expect(admitted.files.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
});

function Uploader({ maxCount }: { maxCount?: number }) {
  const [files, setFiles] = useState<File[]>([]);
  return <FileUpload label="사진 첨부" files={files} onChange={setFiles} maxCount={maxCount} />;
}

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: jest.fn() });
});

describeComponent(
  'FileUpload',
  <FileUpload label="사진 첨부" files={[photo('사과.jpg')]} onChange={() => {}} />,
);

test('previews the selected files and removes them', async () => {
  const user = userEvent.setup();
  render(<Uploader maxCount={1} />);
  const input = screen.getByLabelText(/사진 첨부/);
  await user.upload(input, photo('사과.jpg'));
  expect(screen.getByRole('img', { name: '사과.jpg' })).toHaveAttribute('src', 'blob:preview');
  expect(input).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '사과.jpg 삭제' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview');
});

test('explains why a file was rejected', async () => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Uploader />);
  await user.upload(screen.getByLabelText(/사진 첨부/), photo('a.txt', 'text/plain'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    '‘a.txt’ 파일은 올릴 수 없는 형식이에요. JPG·PNG·WEBP 파일을 골라 주세요',
  );
});

const names = () =>
  screen
    .getAllByRole('button', { name: /삭제$/ })
    .map((button) => button.getAttribute('aria-label'));

test('reorders files by keyboard, keeping focus on the button and announcing the position', async () => {
  const user = userEvent.setup();
  render(<Uploader />);
  await user.upload(
    screen.getByLabelText(/사진 첨부/),
    [1, 2, 3].map((n) => photo(`${n}.jpg`)),
  );
  screen.getByRole('button', { name: '1.jpg 뒤로 옮기기' }).focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(names()).toEqual(['2.jpg 삭제', '3.jpg 삭제', '1.jpg 삭제']);
  expect(screen.getByRole('button', { name: '1.jpg 뒤로 옮기기' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('1.jpg, 3장 중 3번째');
});

test('moves focus to the neighbour after a removal, and to the add button after the last', async () => {
  const user = userEvent.setup();
  render(<Uploader />);
  const input = screen.getByLabelText(/사진 첨부/);
  await user.upload(
    input,
    [1, 2].map((n) => photo(`${n}.jpg`)),
  );
  await user.click(screen.getByRole('button', { name: '1.jpg 삭제' }));
  expect(screen.getByRole('button', { name: '2.jpg 삭제' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(input).toHaveFocus();
});

test('shows the name of a file that is not a drawable picture', async () => {
  render(
    <FileUpload
      label="첨부"
      files={[photo('계약서.pdf', 'application/pdf'), photo('깨짐.jpg')]}
      onChange={() => {}}
    />,
  );
  expect(screen.getByText('계약서.pdf')).toBeVisible();
  fireEvent.error(screen.getByRole('img', { name: '깨짐.jpg' }));
  expect(screen.getByText('깨짐.jpg')).toBeVisible();
});

test('moves files one position, within the list', () => {
  const [a, b] = [photo('a.jpg'), photo('b.jpg')] as const;
  expect(moveFile([a, b], a, 1)).toEqual([b, a]);
  expect(moveFile([a, b], b, -1)).toEqual([b, a]);
});

import { dialog, presentError, toast, useCallMutation } from '@shop/shared/app';
import { type FavoriteFolder, favoriteCalls } from '@shop/shared/contracts';
import { MAX_FOLDER_NAME } from '@shop/shared/domain';
import { BottomSheet, Button, IconButton, TextField, TrashIcon } from '@shop/shared/ui';
import { SubmitButton, useValidatedForm, ValidatedForm } from '@shop/shared/ui/form';
import { useState } from 'react';
import styles from './folder-sheet.module.css';

export interface FolderSheetProps {
  /** The selected goods; none: the sheet manages folders only. */
  goodsNos: readonly number[];
  folders: readonly FavoriteFolder[];
  onClose: () => void;
  onChanged: () => void;
}

const nameRule = (name: string): true | string => {
  const { length } = name.normalize('NFC').trim();
  if (length === 0) return '폴더 이름을 입력해 주세요.';
  return length <= MAX_FOLDER_NAME || `폴더 이름은 ${MAX_FOLDER_NAME}자까지 쓸 수 있어요.`;
};

/** 폴더: puts the selected goods into one, makes a new one, removes one. */
export function FolderSheet({ goodsNos, folders: given, onClose, onChanged }: FolderSheetProps) {
  const [folders, setFolders] = useState(given);
  const move = useCallMutation(favoriteCalls.move);
  const remove = useCallMutation(favoriteCalls.removeFolder);
  const create = useCallMutation(favoriteCalls.createFolder);
  const form = useValidatedForm({
    defaultValues: { name: '' },
    send: async ({ name }) => {
      setFolders((await create.mutateAsync({ body: { name } })).folders);
      form.methods.reset();
      onChanged();
    },
    failureText: '폴더를 만들지 못했어요. 잠시 후 다시 시도해 주세요',
  });

  const moveTo = async (folderNo: number | null, name: string) => {
    try {
      await move.mutateAsync({ body: { goodsNos: [...goodsNos], folderNo } });
      toast(`${goodsNos.length}개를 ${name} 옮겼어요`);
      onChanged();
      onClose();
    } catch (error) {
      presentError(error);
    }
  };
  const removeFolder = async ({ folderNo, name }: FavoriteFolder) => {
    const content = `‘${name}’ 폴더를 지울까요? 담긴 상품은 찜에 그대로 남아요.`;
    if (!(await dialog.confirm({ content }))) return;
    try {
      setFolders((await remove.mutateAsync({ params: { folderNo } })).folders);
      onChanged();
    } catch (error) {
      presentError(error);
    }
  };
  const canMove = goodsNos.length > 0;
  return (
    <BottomSheet open title={canMove ? '폴더로 옮기기' : '폴더 관리'} onClose={onClose}>
      <div className={styles.content}>
        {canMove && (
          <p className={styles.lead}>선택한 {goodsNos.length}개를 옮길 폴더를 골라 주세요.</p>
        )}
        <ul>
          {folders.map((folder) => (
            <li key={folder.folderNo} className={styles.folder}>
              {canMove ? (
                <Button
                  variant="outline"
                  isFull
                  isLoading={move.isPending}
                  onClick={() => void moveTo(folder.folderNo, `‘${folder.name}’ 폴더로`)}
                >
                  {folder.name}
                </Button>
              ) : (
                <span className={styles.name}>
                  {folder.name} <small>{folder.count}개</small>
                </span>
              )}
              <IconButton
                label={`${folder.name} 폴더 지우기`}
                icon={<TrashIcon />}
                onClick={() => void removeFolder(folder)}
              />
            </li>
          ))}
        </ul>
        {canMove && folders.length > 0 && (
          <Button variant="ghost" onClick={() => void moveTo(null, '폴더 밖으로')}>
            폴더에서 빼기
          </Button>
        )}
        <ValidatedForm form={form} className={styles.form}>
          <TextField
            label="새 폴더"
            placeholder="예: 집들이 선물"
            {...form.field('name', nameRule)}
          />
          <SubmitButton form={form} variant="outline">
            만들기
          </SubmitButton>
        </ValidatedForm>
      </div>
    </BottomSheet>
  );
}

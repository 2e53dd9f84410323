import type { SheetView } from '@shop/shared/contracts';
import { TextField } from '@shop/shared/ui';
import { SheetPart } from './sheet-part';
import type { SheetFields } from './use-sheet-form';

const WITH_HYPHENS = 16;

export interface SheetCustomsProps {
  customs: NonNullable<SheetView['customs']>;
  form: SheetFields;
}

/** L12: the customs code of goods from abroad, asked once. */
export function SheetCustoms({ customs: { maskedPccc }, form }: SheetCustomsProps) {
  return (
    <SheetPart title="해외 상품 통관 정보">
      <TextField
        ref={form.field('pccc')}
        label="개인통관고유부호"
        placeholder={maskedPccc ?? 'P123456789012'}
        hint={
          maskedPccc
            ? '저장한 부호로 통관해요. 바꾸려면 새로 입력해 주세요'
            : '부호에 등록한 이름, 휴대폰 번호, 우편번호가 받는 분과 같아야 해요. 암호화해 보관하고 다음부터는 묻지 않아요'
        }
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={WITH_HYPHENS}
        value={form.values.pccc}
        error={form.errors.get('pccc')}
        onChange={(event) => form.change({ pccc: event.target.value })}
      />
    </SheetPart>
  );
}

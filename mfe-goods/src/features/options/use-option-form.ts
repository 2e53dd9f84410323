import type { GoodsDetail, GoodsSku, GoodsStock } from '@shop/shared/contracts';
import { cleanTextOption, textOptionProblem } from '@shop/shared/domain';
import { type Chosen, missingLevels } from '@shop/shared/ui';
import { useState } from 'react';
import { linesProblem, liveSkus, type OrderLine, withLine } from '../buy/order-lines';
import type { Outcome } from '../buy/use-buy';
import { useChoice } from './use-choice';
import { useLeaving } from './use-leaving';

export interface OptionFormProps {
  goods: GoodsDetail;
  stock: GoodsStock | undefined;
  /** Called when the api refuses because the stock or price has changed. */
  onRefused: () => void;
}

/** The chosen options and quantities of one goods, and what prevents sending them. */
export function useOptionForm({ goods, stock, onRefused }: OptionFormProps) {
  const { options, limits } = goods;
  const { choice, setChoice, clear } = useChoice(goods);
  const { chosen, lines } = choice;
  const [message, setMessage] = useState<string>();
  const [text, setText] = useState('');
  const [addedNos, setAddedNos] = useState<readonly number[]>([]);
  const [isLeaving, leave] = useLeaving();
  const textProblem = goods.textOption ? textOptionProblem(text) : undefined;
  const skus = liveSkus(options, stock);

  const change = (next: readonly OrderLine[]) => {
    const isGone = next.length < lines.length;
    // The removed line can be chosen again.
    setChoice({ chosen: isGone ? [] : chosen, lines: next });
    setMessage(undefined);
  };
  const choose = (next: Chosen, sku: GoodsSku | undefined) => {
    const isThere = lines.some(({ skuNo }) => skuNo === sku?.skuNo);
    setChoice({ chosen: next, lines: sku ? withLine(lines, sku, limits) : lines });
    setMessage(isThere ? '이미 선택한 옵션이에요. 수량을 바꿔 주세요' : undefined);
  };
  const problemNow = (): string | undefined =>
    lines.length === 0
      ? `${missingLevels(options.groups, chosen)
          .map((name) => `‘${name}’`)
          .join(', ')} 옵션을 선택해 주세요`
      : linesProblem(lines, skus, limits, goods.deal)?.message;

  /** Sends the lines, or says what is wrong with them. @returns true when they were accepted */
  const send = async (
    work: (lines: readonly OrderLine[]) => Promise<Outcome>,
  ): Promise<boolean> => {
    const problem = problemNow();
    setMessage(problem);
    if (problem || textProblem) return false;
    const own = goods.textOption
      ? lines.map((line) => ({ ...line, text: cleanTextOption(text) }))
      : lines;
    const outcome = await work([...own, ...addedNos.map((skuNo) => ({ skuNo, qty: 1 }))]);
    if (typeof outcome === 'object') {
      setMessage(outcome.refusal);
      onRefused();
    }
    if (outcome === 'left') leave();
    return outcome === 'done';
  };
  const clearAll = () => {
    clear();
    setText('');
    setAddedNos([]);
  };
  const setAdded = (skuNo: number, isAdded: boolean) =>
    setAddedNos((nos) => [...nos.filter((no) => no !== skuNo), ...(isAdded ? [skuNo] : [])]);
  return {
    goods,
    skus,
    chosen,
    lines,
    message,
    text,
    textProblem,
    setText,
    addedNos,
    setAdded,
    change,
    choose,
    send,
    /** The sign-in page is on its way. */
    isLeaving,
    clear: clearAll,
  };
}

export type OptionForm = ReturnType<typeof useOptionForm>;
